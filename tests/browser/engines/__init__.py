"""`make engines`: whole matches in Firefox and in WebKit, Safari's engine, on a phone's screen.

Both come from Debian and are driven without anything else: Firefox speaks WebDriver BiDi itself,
WebKit has a driver that speaks WebDriver.
"""
