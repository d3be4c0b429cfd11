"""Watches an algorithm run, without touching its code."""
