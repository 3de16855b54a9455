"""The files in deploy/ do what docs/deploy.md says."""
