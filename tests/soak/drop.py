"""Drops a file on a window: drop.py WINDOW FILE. It is the source of the XDND protocol, with just
what one plain path needs."""

import sys
import time

from Xlib import X, display
from Xlib.protocol import event

LONGEST_SECONDS = 3

screen = display.Display()
target = screen.create_resource_object("window", int(sys.argv[1]))
source = screen.screen().root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
address = f"file://{sys.argv[2]}\r\n".encode()


def send(kind, data):
    message = event.ClientMessage(
        window=target, client_type=screen.intern_atom(kind), data=(32, data)
    )
    target.send_event(message, event_mask=0)
    screen.flush()


def hand_over(request):
    request.requestor.change_property(request.property, request.target, 8, address)
    answer = event.SelectionNotify(
        time=request.time,
        requestor=request.requestor,
        selection=request.selection,
        target=request.target,
        property=request.property,
    )
    request.requestor.send_event(answer)
    screen.flush()


source.set_selection_owner(screen.intern_atom("XdndSelection"), X.CurrentTime)
send("XdndEnter", [source.id, 5 << 24, screen.intern_atom("text/uri-list"), 0, 0])
copy = screen.intern_atom("XdndActionCopy")
send("XdndPosition", [source.id, 0, (320 << 16) | 200, X.CurrentTime, copy])
is_dropped = False
end = time.monotonic() + LONGEST_SECONDS
while time.monotonic() < end:
    while screen.pending_events():
        told = screen.next_event()
        if told.type == X.SelectionRequest:
            hand_over(told)
        elif told.type == X.ClientMessage:
            kind = screen.get_atom_name(told.client_type)
            if kind == "XdndStatus" and not is_dropped:
                is_dropped = True
                send("XdndDrop", [source.id, 0, X.CurrentTime, 0, 0])
            elif kind == "XdndFinished":
                sys.exit()
    time.sleep(0.02)
sys.exit("the window did not take it")
