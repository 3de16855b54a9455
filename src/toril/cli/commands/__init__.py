"""The commands of `toril`, one module each: it reads its flags and calls the part that does it.

What is heavy, a server or a kernel, is imported when its command runs, so that the others start
at once.
"""
