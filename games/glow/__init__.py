"""Glow: for eight days you gather companions and dice, and travel towards the light. [spec 1]"""
