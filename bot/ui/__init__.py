"""What people see and touch in Discord: messages, buttons, menus."""
