#!/usr/bin/env python3
"""draw.py - parametric artwork generator for Icetea Maze.

Everything here is emitted as plain SVG (paths, <use>, clipPath) and then
rasterised with rsvg-convert.  All geometry is transformed in Python, so the
outline keeps one weight however much a pose is squashed, and the shade always
falls to the bottom right even in mirrored frames.

    python3 draw.py                 # everything: art here, icons in ../icon
    python3 draw.py mouse icon      # only these
    python3 draw.py contact_sheet   # all frames on both grounds, to look at
    python3 draw.py --out DIR       # in DIR (and DIR/../icon) instead
    python3 draw.py --svg           # keep the sheets' SVGs too

pngquant finds the 256 colours of each sheet (the eye sees no difference; a third of the bytes), and
optipng, where it is installed, packs the PNGs without changing a pixel.

Conventions: one frame is 128x128; the feet stand on ANCHOR; inside a frame the
origin is the anchor, x to the right, y down (so "up" is negative).
"""
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass, replace

FRAME = 128
ANCHOR = (64, 112)
TILE = 96            # one maze tile, in frame pixels
INK = "#3B2314"      # every outline
OW = 3.4             # outline weight in frame pixels
DETAIL = 2.8         # mouth, closed eyes, toes


# ------------------------------------------------------------------ geometry
# An affine map is (a, b, c, d, e, f) as in SVG.  A path is a list of
# (command, [points]) with absolute M / L / C / Z only.

def T(x, y): return (1, 0, 0, 1, x, y)
def S(x, y): return (x, 0, 0, y, 0, 0)


def R(deg, x=0, y=0):
    """Rotate clockwise on screen about (x, y)."""
    t = math.radians(deg)
    c, s = math.cos(t), math.sin(t)
    return (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)


def mul(m, n):
    a, b, c, d, e, f = m
    g, h, i, j, k, l = n
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j,
            a * k + c * l + e, b * k + d * l + f)


def put(m, p):
    return (m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5])


def ell(cx, cy, rx, ry=None, rot=0):
    """Ellipse as four cubics."""
    ry = rx if ry is None else ry
    k = 0.5523
    pts = [(1, 0), (1, k), (k, 1), (0, 1), (-k, 1), (-1, k), (-1, 0),
           (-1, -k), (-k, -1), (0, -1), (k, -1), (1, -k), (1, 0)]
    m = mul(T(cx, cy), mul(R(rot), S(rx, ry)))
    pts = [put(m, p) for p in pts]
    return [("M", pts[:1])] + [("C", pts[i:i + 3]) for i in (1, 4, 7, 10)] + [("Z", [])]


def blob(pts, k=1 / 6):
    """Smooth closed curve through pts (Catmull-Rom)."""
    n = len(pts)
    out = [("M", [pts[0]])]
    for i in range(n):
        a, b, c, d = (pts[(i + j) % n] for j in (-1, 0, 1, 2))
        out.append(("C", [(b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k),
                          (c[0] - (d[0] - b[0]) * k, c[1] - (d[1] - b[1]) * k), c]))
    return out + [("Z", [])]


def sym(half):
    """Left-right symmetric blob; half runs from the top down the right side."""
    return blob(half + [(-x, y) for x, y in reversed(half) if abs(x) > 1e-6])


def curve(pts, k=1 / 6):
    """Smooth open curve through pts."""
    p = [pts[0]] + list(pts) + [pts[-1]]
    out = [("M", [pts[0]])]
    for i in range(1, len(p) - 2):
        a, b, c, d = p[i - 1:i + 3]
        out.append(("C", [(b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k),
                          (c[0] - (d[0] - b[0]) * k, c[1] - (d[1] - b[1]) * k), c]))
    return out


def poly(pts, close=True):
    return [("M", [pts[0]])] + [("L", [p]) for p in pts[1:]] + ([("Z", [])] if close else [])


def limb(x1, y1, x2, y2, r1, r2):
    """Tapered capsule from a circle r1 to a circle r2."""
    t = math.atan2(y2 - y1, x2 - x1)

    def cap(x, y, r, a0):                       # half circle as two cubics
        k, out = .5523 * r, []
        for a in (a0, a0 + math.pi / 2):
            p = (x + r * math.cos(a), y + r * math.sin(a))
            q = (x - r * math.sin(a), y + r * math.cos(a))
            out.append((p, (p[0] - k * math.sin(a), p[1] + k * math.cos(a)),
                        (q[0] + k * math.cos(a), q[1] + k * math.sin(a)), q))
        return out
    e = cap(x1, y1, r1, t + math.pi / 2) + cap(x2, y2, r2, t - math.pi / 2)
    return [("M", [e[0][0]]), ("C", list(e[0][1:])), ("C", list(e[1][1:])),
            ("L", [e[2][0]]), ("C", list(e[2][1:])), ("C", list(e[3][1:])), ("Z", [])]


def mix(a, b, t):
    """Colour a turned towards colour b by t."""
    ca, cb = (tuple(int(c[i:i + 2], 16) for i in (1, 3, 5)) for c in (a, b))
    return "#%02X%02X%02X" % tuple(round(x + (y - x) * t) for x, y in zip(ca, cb))


# ----------------------------------------------------------------------- pen
class Pen:
    """Collects SVG elements; keeps the current transform."""
    uid = 0

    def __init__(self, m=(1, 0, 0, 1, 0, 0), scale=1.0):
        self.out, self.m, self.k = [], m, scale

    @contextmanager
    def at(self, *ms):
        old = self.m
        for m in ms:
            self.m = mul(self.m, m)
        yield self
        self.m = old

    def flipped(self):
        return self.m[0] * self.m[3] - self.m[1] * self.m[2] < 0

    def d(self, path):
        f = lambda v: "%g" % (round(v, 1) + 0.0)           # "+ 0.0" turns -0 into 0
        return "".join(c + " ".join("%s,%s" % (f(x), f(y)) for x, y in (put(self.m, p) for p in pts))
                       for c, pts in path)

    def fill(self, path, colour, opacity=1):
        o = "" if opacity == 1 else ' opacity="%g"' % opacity
        self.out.append('<path d="%s" fill="%s"%s/>' % (self.d(path), colour, o))

    def line(self, path, width=DETAIL, colour=INK, opacity=1):
        o = "" if opacity == 1 else ' opacity="%g"' % opacity
        self.out.append('<path d="%s" fill="none" stroke="%s" stroke-width="%g"%s/>' % (self.d(path), colour, round(width * self.k, 2), o))

    def tube(self, path, width, colour):
        """A rope: outlined stroke."""
        self.line(path, width + 2 * OW)
        self.line(path, width, colour)

    def shape(self, *parts, ow=OW):
        """Draw parts as one silhouette: all outlines first, then all fills.

        A part is (path, fill[, shade[, depth[, marks]]]); shade is the darker
        tone left at the bottom right, depth its thickness, marks a list of
        (path, colour[, opacity]) drawn inside the part.
        """
        ids = []
        for p in parts:
            Pen.uid += 1
            i = Pen.uid
            ids.append(i)
            self.out.append('<clipPath id="c%d"><path id="p%d" d="%s"/></clipPath>' % (i, i, self.d(p[0])))
            self.out.append('<use xlink:href="#p%d" fill="%s" stroke="%s" stroke-width="%g"/>'
                            % (i, INK, INK, round(2 * ow * self.k, 2)))
        for i, p in zip(ids, parts):
            fill, shade, depth, marks = (list(p) + [None] * 4)[1:5]
            use = '<use xlink:href="#p%d" fill="%s"' % (i, shade or fill)
            if not shade and not marks:
                self.out.append(use + "/>")
                continue
            self.out.append('<g clip-path="url(#c%d)">%s/>' % (i, use))
            if shade:
                z = (depth or 4) * self.k
                self.out.append('<use xlink:href="#p%d" fill="%s" x="%.1f" y="%.1f"/>' % (i, fill, -.75 * z, -z))
            for mk in marks or ():
                self.fill(*mk)
            self.out.append("</g>")


# ---------------------------------------------------------------------- pose
@dataclass
class Pose:
    jump: float = 0        # whole figure off the ground, px
    sx: float = 1          # squash / stretch about the feet
    sy: float = 1
    lean: float = 0        # degrees about the feet; + = clockwise / forward
    bob: float = 0         # body up, feet stay
    sway: float = 0        # body sideways
    breath: float = 0      # 0..1, chest wider and head up
    head: tuple = (0, 0, 0)   # dx, dy, degrees
    foot_l: tuple = (0, 0)    # stride -1..1 (+ forward), lift 0..1
    foot_r: tuple = (0, 0)
    arms: str = "rest"     # rest | swing | up | out
    arm_l: float = 0       # swing -1..1, or small extra in other modes
    arm_r: float = 0
    ear_l: float = 0       # degrees outward / backward
    ear_r: float = 0
    tail: float = 0        # -1..1 swing
    scarf: float = 0       # -1..1 swing
    eyes: str = "open"     # open | blink | happy | squeeze | daze
    mouth: str = "smile"   # smile | open | ouch | small
    stars: float = 0       # bump stars, 0 = none


def idle(i, view):
    b = (0, .55, 1, .45)[i]
    return Pose(breath=b, eyes="blink" if i == 3 else "open", tail=(-.5, .1, .8, .2)[i],
                ear_r=(0, 2, 17, 1)[i], ear_l=(0, 2, 3, 1)[i], scarf=(0, .15, .4, .15)[i],
                head=(0, 0, (0, .6, 1.2, .4)[i]))


def walk(i, view):
    t = 2 * math.pi * (i + .5) / 6
    s, c = math.sin(t), math.cos(t)
    lag = math.sin(t - .9)
    flop = 9 * math.cos(2 * t + .7)            # ears follow the bob, late
    side = view == "side"
    return Pose(foot_l=(-c, max(0, s)), foot_r=(c, max(0, -s)),
                bob=4.2 * abs(s) - .8, sway=0 if side else 1.7 * s,
                lean=4 if side else 0,
                head=(1 if side else .6 * s, -1.8 * abs(math.sin(t - .5)) + .8, (2.5 * math.cos(2 * t) if side else 3.2 * s)),
                arms="swing", arm_l=c, arm_r=-c,
                ear_l=flop, ear_r=flop, tail=lag, scarf=math.sin(t - .6))


def joy(i, view):
    side = view == "side"
    return (
        Pose(sx=1.12, sy=.86, arms="out", ear_l=10, ear_r=10, eyes="happy", mouth="smile", tail=-.6),
        Pose(jump=7, sx=.94, sy=1.05, arms="up", ear_l=9, ear_r=9, eyes="happy", mouth="open", tail=-1, scarf=.3, head=(0, 0, -5 if side else 0),
             foot_l=(-.3, .1), foot_r=(-.3, .1)),
        Pose(jump=13, arms="up", arm_l=.5, arm_r=.5, ear_l=-7, ear_r=-7, eyes="happy", mouth="open", tail=1, scarf=1,
             foot_l=(.4, .5), foot_r=(.4, .5), head=(0, 0, -9 if side else -4)),
        Pose(sx=1.07, sy=.93, arms="up", arm_l=-.2, arm_r=-.2, ear_l=-3, ear_r=-3, eyes="open", mouth="open", head=(0, 0, -4 if side else 0),
             tail=.3, scarf=-.4),
    )[i]


def bump(i, view):
    if view == "side":
        return (
            Pose(sx=.84, sy=1.03, lean=3, head=(5, 1, 2), arms="out", ear_l=-14, ear_r=-14, eyes="squeeze",
                 mouth="ouch", tail=1, scarf=-1, stars=1),
            Pose(sx=1.06, sy=.93, lean=-7, head=(-3, 1, -6), arms="out", ear_l=12, ear_r=12, eyes="daze",
                 mouth="ouch", tail=-.7, scarf=.6, stars=2),
        )[i]
    return (
        Pose(sx=1.16, sy=.80, arms="out", ear_l=15, ear_r=15, eyes="squeeze", mouth="ouch", tail=.8, stars=1),
        Pose(sx=.98, sy=.97, arms="out", arm_l=.3, arm_r=.3, ear_l=-4, ear_r=12, eyes="daze", mouth="ouch",
             head=(1, 0, 7), tail=-.6, stars=2),
    )[i]


# name, milliseconds of every frame, pose function
ACTIONS = (("idle", (620, 180, 480, 140), idle), ("walk", (80,) * 6, walk),
           ("joy", (90, 90, 200, 120), joy), ("bump", (90, 210), bump))
ROWS = ("down", "up", "right", "left")


# ------------------------------------------------------------------ critters
class Critter:
    """The shared skeleton.  Subclasses change colours, outlines and hooks."""
    name = "critter"
    fur, fur_sh, fur_hi = "#B4B9CC", "#8E94AF", "#CDD1DF"
    pale = "#F4EEF0"
    skin, skin_sh = "#F5A8A4", "#DD8585"        # paws, nose, tail
    paw = None                                  # hand colour, default skin
    blush = "#F2938F"
    cloth, cloth_sh = "#E5533D", "#B93A2C"      # scarf = player colour
    head_at = (0, -53)
    head_half = [(0, -25.5), (10, -23.8), (19, -18), (26, -8.5), (29, 3.5), (25.5, 13.5), (16, 20), (0, 22)]
    head_side = [(-2, -24), (11, -22), (21, -13), (25.5, -2), (31.5, 4), (32.5, 11), (24, 17.5), (10, 20.5),
                 (-5, 21), (-19, 15), (-26, 1), (-19, -16)]
    body_half = [(0, -38), (10, -34), (15.5, -23), (17.5, -13), (12.5, -6.2), (0, -5)]
    body_side = [(-1, -38), (9, -33), (13, -23), (13.5, -13), (8, -6), (-5, -5), (-15, -9), (-18, -19), (-12, -32)]
    belly = ell(0, -15, 11.5, 11)
    belly_side = ell(10, -17, 8, 12)
    size, leap = .95, 1
    foot_x, foot_rx, foot_ry = 9.5, 8.2, 5.4
    foot_side = (10, 5.2)
    stride, lift = 14, 9
    shoulder = (12.5, -27)
    shoulder_side = (1, -27)
    arm_len, arm_r = 12, (4.6, 4.8)
    rest_angle = -22
    up_angle, up_grow = 124, 20
    eye_at, eye_r = (12.3, 0), (5.6, 7.2)
    eye_side = (14, -1)
    neck = (0, -31)
    neck_r = (17.5, 8)
    shadow = (23, 6.5)

    # -- small shared pieces
    def eye(self, pen, x, y, kind, side):
        rx, ry = self.eye_r
        if kind in ("open", "daze"):
            if kind == "daze":
                pen.shape((ell(x, y, rx + 1.2, rx + 1.6), "#FFFFFF"), ow=2.2)
                pen.fill(ell(x, y + .6, 2.2), INK)
                return
            pen.fill(ell(x, y, rx, ry), "#2A1710")
            h = -1 if pen.flipped() else 1
            pen.fill(ell(x - 1.7 * h, y - 2.7, 2.4, 2.6), "#FFFFFF")
            pen.fill(ell(x + 1.9 * h, y + 3.3, 1.25), "#B98A6A")
        elif kind == "blink":
            pen.line(curve([(x - rx, y + 1), (x, y + 4), (x + rx, y + 1)]))
        elif kind == "happy":
            pen.line(curve([(x - rx - .3, y + 2.5), (x, y - 3.2), (x + rx + .3, y + 2.5)], k=1 / 4.6), 3.2)
        elif kind == "squeeze":
            pen.line(poly([(x + side * 4, y - 4.2), (x - side * 3.6, y), (x + side * 4, y + 4.2)], False), 3.1)

    def mouth(self, pen, x, y, kind, w=1.0):
        if kind == "smile":
            for sg in (-1, 1):
                pen.line(curve([(x, y - .6), (x + sg * 1.2 * w, y + 1.7), (x + sg * 3.4 * w, y + 2), (x + sg * 5 * w, y)]), 2.3)
        elif kind == "open":
            p = blob([(x - 6 * w, y - .6), (x, y + .4), (x + 6 * w, y - .6), (x + 4.2 * w, y + 6),
                      (x, y + 8.4), (x - 4.2 * w, y + 6)])
            pen.shape((p, "#7C2A2A", None, 0, [(ell(x, y + 8, 4 * w, 3.6), "#F27F7B")]), ow=2)
        elif kind == "ouch":
            pen.line(curve([(x - 4.6, y + 3.2), (x - 2, y + .8), (x + .6, y + 3), (x + 4.4, y + 1)]), 2.6)

    def mouth_side(self, pen, x, y, kind):
        if kind == "smile":
            pen.line(curve([(x + 6, y + 1), (x + 2.5, y + 2.6), (x - 2, y + 1.8), (x - 4, y - 1)]), 2.4)
        elif kind == "open":
            p = blob([(x + 6.5, y - .4), (x, y - .2), (x - 5, y - 1.6), (x - 3.4, y + 4.4), (x + 1.4, y + 6.4), (x + 5.4, y + 4)])
            pen.shape((p, "#7C2A2A", None, 0, [(ell(x + .6, y + 6.2, 4, 3), "#F27F7B")]), ow=2)
        else:
            self.mouth(pen, x, y, kind)

    def star(self, pen, x, y, r, rot=0):
        pts = []
        for i in range(10):
            a = math.radians(rot - 90 + 36 * i)
            q = r if i % 2 == 0 else r * .5
            pts.append((x + q * math.cos(a), y + q * math.sin(a)))
        pen.shape((poly(pts), "#FFD34E", "#F0A92B", 2), ow=2.4)

    def foot(self, pen, x, y, rx, ry, rot=0, far=False):
        c = (self.skin_sh, None) if far else (self.skin, self.skin_sh)
        pen.shape((ell(x, y, rx, ry, rot), c[0], c[1], 3))

    def arm(self, pen, sx, sy, ang, side, far=False, grow=0):
        """ang: degrees from hanging straight down, + = outward (side = +-1)."""
        a = math.radians(ang)
        L = self.arm_len + grow
        hx, hy = sx + side * L * math.sin(a), sy + L * math.cos(a)
        r1, r2 = self.arm_r
        fur = self.fur_sh if far else self.fur
        paw = self.paw or self.skin
        pen.shape((limb(sx, sy, hx, hy, r1, r2), fur, None if far else self.fur_sh, 2.4),)
        pen.fill(ell(hx, hy, r2 - .3), mix(paw, INK, .18) if far else paw)

    def arm_angle(self, P, which):
        v = P.arm_l if which < 0 else P.arm_r
        return {"rest": self.rest_angle, "swing": 18 + 26 * v, "up": self.up_angle + 14 * v, "out": 68 + 40 * v}[P.arms]

    def scarf_tail(self, pen, P, back=False):
        x, y = self.neck
        rx, ry = self.neck_r
        w = P.scarf
        tx = rx * .42 * (-1 if back else 1)
        tail = lambda dx, l: blob([(tx - 4, y + ry * .4), (tx + 4.5, y + ry * .4), (tx + 6.5 + dx, y + ry + l * .6),
                                   (tx + 5.5 + dx * 1.5, y + ry + l), (tx - 3 + dx * 1.5, y + ry + l + .8),
                                   (tx - 3.5 + dx, y + ry + l * .6)])
        pen.shape((tail(3.2 * w + (-1 if back else 1), 9), self.cloth, self.cloth_sh, 3))

    def scarf_band(self, pen):
        x, y = self.neck
        rx, ry = self.neck_r
        pen.shape((ell(x, y, rx, ry), self.cloth, self.cloth_sh, 4))

    def scarf_side(self, pen, P):
        x, y = self.neck
        rx, ry = self.neck_r
        w = P.scarf
        bx = x - rx * .72
        pen.shape((blob([(bx + 3, y - 4), (bx - 6, y - 3 - w), (bx - 14, y + 1 - 4 * w), (bx - 17, y + 4 - 6 * w),
                         (bx - 12, y + 8.5 - 6 * w), (bx - 5, y + 5 - 2 * w), (bx + 4, y + 5)]),
                   self.cloth, self.cloth_sh, 3))
        pen.shape((ell(x - 1, y, rx * .86, ry, -4), self.cloth, self.cloth_sh, 4))

    # -- hooks
    def mid_star(self, y): return (1, y - 14, 4.5)
    def tail_front(self, pen, P): pass
    def tail_back(self, pen, P): pass
    def tail_side(self, pen, P): pass
    def ears_front(self, pen, P): pass
    def ears_back(self, pen, P): pass
    def ears_side_far(self, pen, P): pass
    def ears_side_near(self, pen, P): pass
    def nape(self, pen, P): pass
    def face_front(self, pen, P): pass
    def face_side(self, pen, P): pass
    def head_marks_front(self): return [(ell(-11, -14, 9, 4.5, -28), self.fur_hi)]
    def head_marks_back(self): return [(ell(-11, -14, 9, 4.5, -28), self.fur_hi)]
    def head_marks_side(self, flip=False): return [(ell(11, -15, 6, 3, 38) if flip else ell(4, -19.5, 5.5, 2.6, 8), self.fur_hi)]
    def body_front(self, pen, P, back=False):
        marks = [] if back else [(self.belly, self.pale)]
        pen.shape((sym(self.body_half), self.fur, self.fur_sh, 4.5, marks))
    def body_profile(self, pen, P):
        pen.shape((blob(self.body_side), self.fur, self.fur_sh, 4.5, [(self.belly_side, self.pale)]))
    def head_front(self, pen, P, back=False):
        pen.shape((sym(self.head_half), self.fur, self.fur_sh, 5,
                   self.head_marks_back() if back else self.head_marks_front()))
    def head_profile(self, pen, P):
        pen.shape((blob(self.head_side), self.fur, self.fur_sh, 5, self.head_marks_side(pen.flipped())))

    # -- assembly
    def head_xf(self, P):
        x, y = self.head_at
        dx, dy, rot = P.head
        return T(x + dx, y + dy - 2.8 * P.breath), R(rot, 0, 18)

    def body_xf(self, P):
        return T(P.sway, -P.bob), mul(T(0, -2), mul(S(1 + .035 * P.breath, 1 + .02 * P.breath), T(0, 2)))

    def front(self, pen, P, back=False):
        if not back:
            with pen.at(T(P.sway * .5, -P.bob * .5)):
                self.tail_front(pen, P)
        def feet(front):
            for sgn, (fwd, up) in ((-1, P.foot_l), (1, P.foot_r)):
                z = -fwd if back else fwd               # + = towards the viewer
                if (z > .3) != front:
                    continue
                air = 1 if P.jump else 0
                self.foot(pen, sgn * (self.foot_x + air), -3 + 3.2 * z - up * self.lift * .8 + 3 * air,
                          self.foot_rx * (1 + .07 * z), self.foot_ry * (1 - .1 * up) + air, sgn * -18 * air)
        feet(False)
        with pen.at(*self.body_xf(P)):
            up = P.arms == "up"
            def arms():
                for sgn in (-1, 1):
                    self.arm(pen, sgn * self.shoulder[0], self.shoulder[1], self.arm_angle(P, sgn), sgn, grow=self.up_grow if up else 0)
            if back and not up and P.arms != "rest":
                arms()
            self.body_front(pen, P, back)
        feet(True)
        with pen.at(*self.body_xf(P)):
            if not back and P.arms != "rest":        # folded paws would hide it
                self.scarf_tail(pen, P)
            if not back or up:
                arms()
            self.scarf_band(pen)
            if back:
                self.scarf_tail(pen, P, True)
        with pen.at(T(P.sway, -P.bob), *self.head_xf(P)):
            if back:
                self.ears_back(pen, P)
                self.head_front(pen, P, True)
                self.nape(pen, P)
            else:
                self.ears_front(pen, P)
                self.head_front(pen, P)
                self.face_front(pen, P)
        if back:
            with pen.at(*self.body_xf(P)):
                self.tail_back(pen, P)

    def side(self, pen, P):
        with pen.at(T(0, -P.bob * .5)):
            self.tail_side(pen, P)
        def leg(fwd, up, far, thigh=True, foot=True):
            x, y = fwd * self.stride - 2, -3 - up * self.lift
            rot = (30 * up if fwd < 0 else -16 * up) + (6 if fwd < -.6 and up == 0 else 0)
            rx, ry = self.foot_side
            if thigh:
                pen.shape((limb(-3 + fwd * 3, -11 - P.bob, x - 2, y - 1.5, 6, 4.4), self.fur_sh))
            if foot:
                self.foot(pen, x + 2, y, rx, ry, rot, far)
        stand = .22 if P.foot_l[0] == P.foot_r[0] else 0         # both feet show when standing
        leg(P.foot_l[0] + stand, P.foot_l[1], True)
        with pen.at(*self.body_xf(P)):
            up = P.arms == "up"
            sx, sy = self.shoulder_side
            aF = {"rest": 30, "swing": 38 * P.arm_l + 4, "up": 106 + 10 * P.arm_l, "out": 84}[P.arms]
            aN = {"rest": 24, "swing": 38 * P.arm_r + 4, "up": 96 + 16 * P.arm_r, "out": 70}[P.arms]
            if P.arms != "rest":
                self.arm(pen, sx + 7, sy, aF, 1, far=True, grow=16 if up else 0)
        near = (P.foot_r[0] - stand, P.foot_r[1], False)
        leg(*near, foot=False)
        with pen.at(*self.body_xf(P)):
            self.body_profile(pen, P)
        leg(*near, thigh=False)
        with pen.at(*self.body_xf(P)):
            if not up:
                self.arm(pen, sx, sy, aN, 1)
            self.scarf_side(pen, P)
        with pen.at(T(P.sway, -P.bob), *self.head_xf(P)):
            self.ears_side_far(pen, P)
            self.head_profile(pen, P)
            self.face_side(pen, P)
            self.ears_side_near(pen, P)
        if up:
            with pen.at(*self.body_xf(P)):
                self.arm(pen, sx + 3, sy + 3, aN, 1, grow=3)

    def frame(self, pen, row, pose):
        P = replace(pose, jump=pose.jump * self.leap)
        k = 1 - P.jump / 60
        pen.fill(ell(0, 1, self.shadow[0] * k * (1 + (P.sx - 1) * .6), self.shadow[1] * k), INK, .20)
        mirror = S(-1, 1) if row == "left" else S(1, 1)
        with pen.at(mirror, T(0, -P.jump), R(P.lean), S(P.sx * self.size, P.sy * self.size)):
            if row in ("down", "up"):
                self.front(pen, P, back=row == "up")
            else:
                self.side(pen, P)
        if P.stars:
            with pen.at(mirror):
                y = self.head_at[1] - 24
                if row in ("right", "left"):
                    s = [(32, y + 8, 5), (42, y + 24, 4)] if P.stars == 1 else [(20, y - 4, 6), (-14, y - 12, 4.5), (38, y + 12, 4.5)]
                else:
                    s = [(-47, y + 40, 4.5), (48, y + 37, 5.5)] if P.stars == 1 else [(-41, y + 1, 5.5), self.mid_star(y), (43, y + 8, 6)]
                for j, (x, yy, r) in enumerate(s):
                    self.star(pen, x, yy, r, 12 * j)


class Mouse(Critter):
    name = "mouse"
    ear_r0 = 16.5

    def round_ear(self, pen, x, y, r, rot, inner=True, rx=1.0):
        with pen.at(R(rot, x * .55, y * .55)):
            marks = []
            if inner:
                marks = [(ell(x * 1.0, y + 1.5, r * .66 * rx, r * .68), self.skin),
                         (ell(x, y + r * .55, r * .62 * rx, r * .42), self.skin_sh)]
            pen.shape((ell(x, y, r * rx, r), self.fur, self.fur_sh, 4, marks))

    def ears_front(self, pen, P):
        self.round_ear(pen, -25, -22, self.ear_r0, -P.ear_l)
        self.round_ear(pen, 25, -22, self.ear_r0, P.ear_r)
        self.tuft(pen, 0, -23)

    def ears_back(self, pen, P):
        self.round_ear(pen, -25, -22, self.ear_r0, -P.ear_l, False)
        self.round_ear(pen, 25, -22, self.ear_r0, P.ear_r, False)
        self.tuft(pen, 0, -23, -1)

    def nape(self, pen, P):
        pen.line(curve([(-4.5, 6), (-1.5, 9), (0, 5.5), (1.5, 9), (4.5, 6)]), 2.4, self.fur_sh)

    def ears_side_far(self, pen, P):
        self.round_ear(pen, 12, -24, 13.5, -P.ear_l * .7, True, .8)
        self.tuft(pen, 2, -22)

    def ears_side_near(self, pen, P):
        self.round_ear(pen, -12, -19, self.ear_r0, -P.ear_r, True, .92)

    def tuft(self, pen, x, y, s=1):
        leaf = lambda dx, h, bend: blob([(x + dx - 4.2, y + 3), (x + dx - 3.6 + bend * .4, y - h * .5), (x + dx + bend, y - h),
                                         (x + dx + 3.4 + bend * .2, y - h * .45), (x + dx + 4.2, y + 3)])
        pen.shape((leaf(-3.4, 8, -4.5 * s), self.fur), (leaf(2.4, 10.5, 3.5 * s), self.fur), ow=OW * .9)

    def whiskers(self, pen, x, y, s):
        pen.line(curve([(x, y), (x + 6 * s, y - 1.8), (x + 11 * s, y - 2)]), 1.9)
        pen.line(curve([(x, y + 4), (x + 6 * s, y + 4.6), (x + 10 * s, y + 6.4)]), 1.9)

    def face_front(self, pen, P):
        pen.fill(ell(0, 11.5, 12.5, 8), self.pale)
        for s in (-1, 1):
            pen.fill(ell(s * 20.5, 10, 5.4, 3.6), self.blush)
            self.eye(pen, s * self.eye_at[0], self.eye_at[1], P.eyes, s)
            if P.arms != "up":
                self.whiskers(pen, s * 24, 8, s)
        self.mouth(pen, 0, 13, P.mouth)
        pen.shape((ell(0, 7.6, 3.7, 2.7), "#F0827F", "#CF5F63", 1.6), ow=1.9)
        pen.fill(ell(-1.2, 6.7, 1.2, .8), "#FFE3DF")

    def face_side(self, pen, P):
        pen.fill(ell(23, 11.5, 9, 5.6, 12), self.pale)
        pen.fill(ell(7, 10.5, 5.4, 3.7), self.blush)
        self.eye(pen, *self.eye_side, P.eyes, -1)
        self.mouth_side(pen, 22.5, 12.5, P.mouth)
        pen.shape((ell(33, 5, 3.7, 3.2), "#F0827F", "#CF5F63", 1.6), ow=1.9)

    def tail_pts(self, pen, pts):
        pen.tube(curve(pts), 4.6, self.skin)

    def tail_front(self, pen, P):
        w = P.tail
        self.tail_pts(pen, [(8, -8), (25, -5 + w), (35.5, -11 + w), (38 + 2 * w, -20 + w), (38.5 + 4 * w, -29), (41.5 + 3.5 * w, -35.5), (47.5 + 3.5 * w, -38 - w)])

    def tail_back(self, pen, P):
        w = P.tail
        self.tail_pts(pen, [(0, -11), (5 + 2 * w, -3), (19 + 4 * w, -2), (30 + 5 * w, -9), (32 + 6 * w, -19), (37 + 6 * w, -26), (45 + 6 * w, -28 - w)])

    def tail_side(self, pen, P):
        w = P.tail
        self.tail_pts(pen, [(-11, -8), (-25, -5 - w), (-36, -9 - 2 * w), (-40 - w, -19 - 3 * w), (-41 - 2 * w, -28 - 3 * w), (-45 - 3 * w, -34 - 3 * w), (-52 - 3 * w, -36 - 4 * w)])


class Marmot(Critter):
    """Player 2: broad, blunt, tiny ears, buck teeth, bushy tail."""
    name = "marmot"
    size = .98
    fur, fur_sh, fur_hi = "#CF8E48", "#A86B30", "#E4B06C"
    pale = "#F9E0B2"
    skin, skin_sh = "#8C5732", "#6C4023"
    cap = "#9A5F2E"
    blush = "#EE8A66"
    cloth, cloth_sh = "#4385D6", "#2C5FA3"
    head_at = (0, -52)
    head_half = [(0, -23.5), (10, -21.8), (19, -15.5), (25.5, -5), (30.5, 5), (29.5, 14), (19, 20.6), (0, 22)]
    head_side = [(-3, -21.5), (9, -21), (19, -15), (24.5, -6), (31, -1), (33, 8), (27, 16), (12, 20.5),
                 (-6, 21.5), (-22, 15), (-26, 1), (-19, -15)]
    body_half = [(0, -40), (13, -35), (20.5, -24), (23, -14), (17, -6), (0, -4.5)]
    body_side = [(-1, -40), (11, -33), (18, -22), (18.5, -13), (11, -6), (-6, -4.5), (-18, -8), (-22, -20), (-14, -33)]
    belly = ell(0, -16, 15.5, 12.5)
    belly_side = ell(14, -17, 10, 13)
    foot_x, foot_rx = 12, 9
    shoulder = (16, -27)
    rest_angle = -34
    up_angle, up_grow = 132, 18
    arm_len, arm_r = 13, (5.2, 5.2)
    neck_r = (20, 8)
    shadow = (28, 7)
    eye_at, eye_r = (13, -2), (5.2, 6.7)
    eye_side = (13, -3)

    def ear(self, pen, x, y, rot, inner=True, r=7.6):
        with pen.at(R(rot, x * .7, y * .7)):
            pen.shape((ell(x, y, r), self.fur, self.fur_sh, 2.6, [(ell(x, y + 1.5, r * .5), self.cap)] if inner else []))

    def ears_front(self, pen, P):
        self.ear(pen, -23, -15.5, -P.ear_l)
        self.ear(pen, 23, -15.5, P.ear_r)

    def ears_back(self, pen, P):
        self.ear(pen, -23, -15.5, -P.ear_l, False)
        self.ear(pen, 23, -15.5, P.ear_r, False)

    def ears_side_far(self, pen, P): self.ear(pen, 10, -20, -P.ear_l * .7, True, 6.4)
    def ears_side_near(self, pen, P): self.ear(pen, -11, -11.5, -P.ear_r, True, 7.8)

    def head_marks_front(self):
        return [(ell(0, -23, 15, 12), self.cap), (ell(-12, -14.5, 7, 3.4, -30), self.fur_hi),
                (ell(-30, 12, 10, 9), self.fur_hi), (ell(31, 12, 9, 8), self.fur_hi)]

    def head_marks_back(self):
        return [(ell(0, -21, 17, 15), self.cap), (ell(-17, -12, 7, 3.4, -40), self.fur_hi)]

    def head_marks_side(self, flip=False):
        return [(ell(3, -23, 17, 10, 12), self.cap), (ell(11, -15, 5, 2.6, 38) if flip else ell(1, -18, 5.5, 2.4, 4), self.fur_hi),
                (ell(-1, 14, 10, 7), self.fur_hi)]

    def teeth(self, pen, x, y, w=3.1, h=5.2):
        pen.shape((poly([(x - w, y), (x + w, y), (x + w * .92, y + h), (x - w * .92, y + h)]), "#FFFDF5"), ow=1.9)
        pen.line(poly([(x, y + .5), (x, y + h)], False), 1.3)

    def face_front(self, pen, P):
        pen.fill(ell(0, 10, 14.5, 10), self.pale)
        for s in (-1, 1):
            pen.fill(ell(s * 22.5, 8.5, 5, 3.4), self.blush)
            self.eye(pen, s * self.eye_at[0], self.eye_at[1], P.eyes, s)
        if P.mouth in ("smile", "small"):
            self.teeth(pen, 0, 12.5)
        self.mouth(pen, 0, 11.5, P.mouth, 1.1)
        if P.mouth == "open":
            self.teeth(pen, 0, 11.6, 2.8, 3.6)
        pen.shape((blob([(-4, 3.6), (4, 3.6), (4.4, 6.4), (0, 9), (-4.4, 6.4)]), "#5A3320"), ow=1.2)
        pen.fill(ell(-1.6, 5, 1.4, .9), "#C79A78")

    def face_side(self, pen, P):
        pen.fill(ell(24, 9, 11, 8.5, 10), self.pale)
        pen.fill(ell(5, 8.5, 5.2, 3.6), self.blush)
        self.eye(pen, *self.eye_side, P.eyes, -1)
        if P.mouth in ("smile", "small"):
            self.teeth(pen, 27.6, 11.6, 2.9, 4.8)
            pen.line(curve([(32, 9), (27.5, 11.6), (22.5, 11.8), (19.5, 9.4)]), 2.4)
        else:
            self.mouth_side(pen, 22.5, 10, P.mouth)
        pen.shape((ell(32, .8, 3.8, 3.3), "#5A3320"), ow=1.4)
        pen.fill(ell(31 if not pen.flipped() else 33, -.4, 1.4, .9), "#C79A78")

    def brush(self, pen, x, y, rot, L=24):
        """Bushy tail from (x, y), pointing up before rotation."""
        with pen.at(T(x, y), R(rot)):
            q = L / 24
            p = blob([(-4, 1), (-8.5, -8 * q), (-9, -17 * q), (-5, -24 * q), (0, -27 * q), (5, -24 * q), (9, -17 * q),
                      (8.5, -8 * q), (4, 1)])
            pen.shape((p, self.fur, self.fur_sh, 3.5, [(ell(0, -28 * q, 14, 11 * q), self.cap)]))

    def tail_front(self, pen, P): self.brush(pen, 17, -9, 58 + 7 * P.tail)
    def tail_back(self, pen, P): self.brush(pen, 3, -10, 118 - 12 * P.tail, 21)
    def tail_side(self, pen, P): self.brush(pen, -17, -9, -52 - 9 * P.tail)


def arc_spikes(cx, cy, rx, ry, a0, a1, n, depth, lean=0):
    """Soft spikes along an elliptic arc (degrees, 0 = right, clockwise); the chord is closed straight."""
    at = lambda a, g=0: (cx + (rx + g) * math.cos(math.radians(a)), cy + (ry + g) * math.sin(math.radians(a)))
    step = (a1 - a0) / n
    out = [("M", [at(a0)])]
    for i in range(n):
        a, b = a0 + i * step, a0 + (i + 1) * step
        p, q, tip = at(a), at(b), at((a + b) / 2 + lean, depth)
        out += [("C", [at(a + step * .12, depth * .45), at(a + step * .34 + lean * .6, depth * .9), tip]),
                ("C", [at(b - step * .34 + lean * .6, depth * .9), at(b - step * .12, depth * .45), q])]
    return out + [("Z", [])]


class Hedgehog(Critter):
    """A spiky dome around a heart-shaped face."""
    name = "hedgehog"
    size = .95
    fur, fur_sh, fur_hi = "#F9DFB4", "#E2B981", "#FFF0D2"        # face, belly, arms
    pale = "#FFF0D2"
    spine, spine_sh, spine_hi = "#9C6A82", "#714860", "#CBA0B1"
    skin, skin_sh = "#E8A77C", "#C98458"
    blush = "#F28F7D"
    cloth, cloth_sh = "#74B84D", "#4C8A38"
    head_at = (0, -50)
    head_half = [(0, -11), (5, -15.5), (14, -15.5), (22.5, -7), (25, 4), (20, 14.5), (9, 19.5), (0, 20)]
    head_side = [(4, -15), (13, -14), (20, -7), (26, 1), (35, 6.5), (36.5, 11), (28, 15.5), (14, 19.5),
                 (0, 19.5), (-6, 12), (-3, 2), (-4, -8)]
    eye_at, eye_r = (11.3, 1), (5.3, 6.8)
    eye_side = (14, 1)
    shoulder = (12, -26)
    neck = (0, -29)
    neck_r = (18, 7.5)
    shadow = (26, 7)

    def little_v(self, pen, pts):
        for x, y in pts:
            pen.line(curve([(x - 3, y - 3), (x, y + 2.4), (x + 3, y - 3)], k=.06), 2.4, self.spine_hi)

    def body_front(self, pen, P, back=False):
        a = arc_spikes(0, -21, 20, 15.5, 125, 415, 12, 6)
        if back:
            pen.shape((arc_spikes(0, -20, 20, 14.5, 60, 420, 14, 5.5), self.spine, self.spine_sh, 4.5))
            self.little_v(pen, [(-9, -13), (3, -10), (12, -16)])
        else:
            pen.shape((a, self.spine, self.spine_sh, 4))
            pen.shape((sym(self.body_half), self.fur, self.fur_sh, 4.5, [(ell(0, -14, 10, 9), self.pale)]))

    def body_profile(self, pen, P):
        pen.shape((blob(self.body_side), self.fur, self.fur_sh, 4.5, [(self.belly_side, self.pale)]))
        pen.shape((arc_spikes(-7, -21, 14, 16, 62, 302, 9, 6.5, 4), self.spine, self.spine_sh, 4))
        self.little_v(pen, [(-15, -16)])

    def dome(self, pen, P, back):
        f = .05 * P.ear_l
        pen.shape((arc_spikes(0, -3, 28.5, 24, 142, 398, 13, 7.5 + f, 0) if not back
                   else arc_spikes(0, -3, 28.5, 24, 90, 450, 18, 7, 0), self.spine, self.spine_sh, 5))

    def head_front(self, pen, P, back=False):
        self.dome(pen, P, back)
        if back:
            self.little_v(pen, [(-12, -16), (2, -18), (15, -14), (-19, -3), (-5, -5), (9, -3), (20, -1), (-11, 8), (3, 9), (14, 8)])
            return
        self.little_v(pen, [(-11, -20.5), (0, -18.5), (11, -20.5)])
        for s, e in ((-1, P.ear_l), (1, P.ear_r)):
            with pen.at(R(s * e, s * 17, -10)):
                pen.shape((ell(s * 20.5, -14, 6.6), self.fur, self.fur_sh, 2, [(ell(s * 20.5, -13, 3.4), self.blush)]))
        pen.shape((sym(self.head_half), self.fur, self.fur_sh, 4.5, [(ell(-12, -9, 6, 3, -30), self.fur_hi)]))

    def face_front(self, pen, P):
        pen.fill(ell(0, 11, 11, 7.5), self.pale)
        for s in (-1, 1):
            pen.fill(ell(s * 18.5, 10, 5, 3.4), self.blush)
            self.eye(pen, s * self.eye_at[0], self.eye_at[1], P.eyes, s)
        self.mouth(pen, 0, 12.3, P.mouth)
        pen.shape((ell(0, 7.6, 4.2, 3.2), "#4A2A22"), ow=1.2)
        pen.fill(ell(-1.4, 6.6, 1.4, 1), "#C9A08E")

    def head_profile(self, pen, P):
        pen.shape((arc_spikes(-4, -3, 23.5, 23, 80, 325, 13, 7.5, 3), self.spine, self.spine_sh, 5))
        self.little_v(pen, [(-17, -10), (-6, -17), (-18, 3), (-10, -4)])
        pen.shape((blob(self.head_side), self.fur, self.fur_sh, 4.5, [(ell(10, -9, 5, 2.6, 10), self.fur_hi)]))

    def ears_side_near(self, pen, P):
        with pen.at(R(-P.ear_r, 0, -6)):
            pen.shape((ell(0, -10, 7), self.fur, self.fur_sh, 2.2, [(ell(.3, -9, 3.8), self.blush)]))

    def face_side(self, pen, P):
        pen.fill(ell(8, 11, 5, 3.5), self.blush)
        self.eye(pen, *self.eye_side, P.eyes, -1)
        self.mouth_side(pen, 22.5, 11.6, P.mouth)
        pen.shape((ell(36.5, 7, 3.9, 3.5), "#4A2A22"), ow=1.4)
        pen.fill(ell(35.3 if not pen.flipped() else 37.7, 5.8, 1.4, 1), "#C9A08E")


class Rabbit(Critter):
    """White, slim, two tall ears with cocoa tips, cotton tail."""
    name = "rabbit"
    size, leap = .94, .75
    fur, fur_sh, fur_hi = "#FFF4E6", "#E5C9BC", "#FFFFFF"
    pale = "#FFFFFF"
    skin, skin_sh = "#FFF4E6", "#E5C9BC"
    pink = "#F7B2B0"
    paw = "#FFFFFF"
    tip = "#B98A78"
    blush = "#F9A6A3"
    cloth, cloth_sh = "#9A6AD0", "#7145A0"
    head_at = (0, -48)
    head_half = [(0, -21), (9.5, -19.4), (18, -13.5), (24, -4), (26, 5), (22.5, 13.5), (13, 18.5), (0, 20)]
    head_side = [(-3, -20), (9, -19.5), (19, -12.5), (24.5, -3), (30, 3), (30.5, 10), (23, 15.5), (10, 18.5),
                 (-5, 19), (-19, 13.5), (-24.5, 1), (-18, -13)]
    body_half = [(0, -36), (9, -32), (13.5, -23), (16, -13), (11.5, -6.2), (0, -5)]
    body_side = [(-1, -36), (8, -31), (11.5, -22), (12, -13), (7, -6), (-6, -5), (-15, -9), (-17.5, -18), (-10, -30)]
    belly = ell(0, -14.5, 9.5, 10)
    belly_side = ell(9, -16, 6.5, 11)
    foot_x, foot_rx, foot_ry = 9.5, 9, 5.8
    foot_side = (12.5, 5.4)
    neck = (0, -28.5)
    neck_r = (16, 7.5)
    shoulder = (11, -25)
    shoulder_side = (0, -25)
    rest_angle = -24
    up_angle, up_grow = 128, 16
    eye_at, eye_r = (11.5, 1), (5.3, 7)
    eye_side = (13.5, 0)

    def mid_star(self, y): return (-33, y - 16, 4)

    def long_ear(self, pen, x, rot, inner=True, w=8.2, h=19):
        """Ear whose root is (x, -14) in head space."""
        with pen.at(T(x, -13), R(rot)):
            p = blob([(-5, 3), (-w, -h), (-w * .8, -h * 1.65), (0, -h * 2), (w * .8, -h * 1.65), (w, -h), (5, 3)])
            marks = [(ell(0, -h * 2.05, w * 1.3, h * .52), self.tip)]
            if inner:
                marks += [(ell(0, -h * .92, w * .5, h * .72), self.pink)]
            pen.shape((p, self.fur, self.fur_sh, 3, marks))

    def ears_front(self, pen, P):
        self.long_ear(pen, -10.5, -9 - P.ear_l)
        self.long_ear(pen, 10.5, 9 + P.ear_r)

    def ears_back(self, pen, P):
        self.long_ear(pen, -10.5, -9 - P.ear_l, False)
        self.long_ear(pen, 10.5, 9 + P.ear_r, False)

    def ears_side_far(self, pen, P): self.long_ear(pen, 3, 2 - P.ear_l * .9, True, 7, 18)
    def ears_side_near(self, pen, P): self.long_ear(pen, -9, -15 - P.ear_r * 1.1, True, 8.2, 19)

    def face_front(self, pen, P):
        for s in (-1, 1):
            pen.fill(ell(s * 18.5, 10, 5.2, 3.5), self.blush)
            self.eye(pen, s * self.eye_at[0], self.eye_at[1], P.eyes, s)
        self.mouth(pen, 0, 11.3, P.mouth)
        pen.shape((blob([(-2.8, 5.6), (2.8, 5.6), (3, 7.4), (0, 9.4), (-3, 7.4)]), "#F0827F"), ow=1.7)

    def face_side(self, pen, P):
        pen.fill(ell(6.5, 10, 5.2, 3.5), self.blush)
        self.eye(pen, *self.eye_side, P.eyes, -1)
        self.mouth_side(pen, 21.5, 10.6, P.mouth)
        pen.shape((ell(30.6, 3.6, 3.1, 2.8), "#F0827F", "#CF5F63", 1.4), ow=1.9)

    def puff(self, pen, x, y, r):
        lobes = [(ell(x + r * .62 * math.cos(a), y + r * .62 * math.sin(a), r * .46), self.fur_hi)
                 for a in (math.radians(60 * i + 30) for i in range(6))]
        pen.shape(*lobes, (ell(x, y, r * .8), self.fur_hi), ow=OW * .9)
        pen.line(curve([(x - .1 * r, y + .62 * r), (x + .4 * r, y + .5 * r), (x + .66 * r, y + .05 * r)]), 2.6, self.fur_sh)

    def tail_back(self, pen, P): self.puff(pen, 2.5 * P.tail, -12.5, 8.5)
    def tail_side(self, pen, P): self.puff(pen, -18, -14 - 1.5 * P.tail, 7.5)


CRITTERS = {c.name: c for c in (Mouse(), Marmot(), Hedgehog(), Rabbit())}


# ------------------------------------------------------------------ princess
LEMON, PITH, PULP = "#FFCF3A", "#FFF8D6", "#FFE27A"
TEAL, TEAL_SH, TEAL_HI = "#2FA9A2", "#1F7F80", "#7AD6C8"
TEA, TEA_SH, TEA_HI = "#E9953A", "#C36C22", "#FBC671"


def half_slice(pen, r, segments=3, ow=OW):
    """Half a lemon slice, flat side down, centred on the origin."""
    arc = lambda q, a0=180, a1=360, n=12: [(q * math.cos(math.radians(a0 + (a1 - a0) * i / n)),
                                            q * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]
    pen.shape((poly(arc(r)), LEMON, "#EDA928", 2.2), ow=ow)
    pen.fill(poly([(x, y + 0) for x, y in arc(r * .82)]), PITH)
    step = 180 / segments
    for i in range(segments):
        a0, a1 = 180 + step * i + 5, 180 + step * (i + 1) - 5
        m = math.radians((a0 + a1) / 2)
        ox, oy = 1.6 * math.cos(m), 1.6 * math.sin(m) - .6
        pen.fill(poly([(ox, oy)] + [(x, y - .4) for x, y in arc(r * .7, a0, a1, 4)]), PULP)


def sparkle(pen, x, y, r, colour="#FFFFFF", outline=False):
    """Four-pointed gleam."""
    q = r * .22
    pts = [(x, y - r), (x + q, y - q), (x + r, y), (x + q, y + q), (x, y + r), (x - q, y + q), (x - r, y), (x - q, y - q)]
    if outline:
        pen.shape((poly(pts), colour), ow=1.8)
    else:
        pen.fill(poly(pts), colour)


class Princess(Critter):
    """The Ice-Tea Princess: a dress of tea with ice in it, a lemon-slice crown, a straw for a wand."""
    name = "princess"
    skin, skin_sh = "#FCDDBB", "#EBBC93"
    eye_r = (5, 6.6)

    def straw(self, pen, x, y, ang):
        """Striped bendy straw held at (x, y); ang = lean of the stem, clockwise."""
        with pen.at(T(x, y), R(ang), S(.9, .9)):
            stem, tip = poly([(0, 10), (0, -30)], False), curve([(0, -30), (3, -34.5), (11, -38)])
            for p in (stem, tip):
                pen.line(p, 5.6 + 2 * OW)
            for p in (stem, tip):
                pen.line(p, 5.6, "#FFFFFF")
            for yy in (6, -3, -12, -21):
                pen.line(poly([(-1.7, yy + 1.6), (1.7, yy - 1.6)], False), 3, TEAL)
            pen.line(poly([(3.5, -35), (5, -35.6)], False), 3.4, TEAL)

    def figure(self, pen, i, tap):
        b = (0, .5, 1, .5)[i] if not tap else (.9, 0, 0, .4)[i]
        ang = (15, 13, 10, 13)[i] if not tap else (-8, 58, 76, 34)[i]
        hand = ((23, -23), (23, -23.6), (23, -24.2), (23, -23.6))[i] if not tap else ((22, -30), (21, -25), (21, -22), (23, -24))[i]
        lean = 0 if not tap else (-5, 5, 6, 1)[i]
        sway = (0, .6, 1, .4)[i] if not tap else (-2, 3, 1.5, -.5)[i]
        eyes = ("open", "open", "open", "blink")[i] if not tap else ("open", "open", "happy", "open")[i]
        sy = 1 if not tap else (1.04, .96, .95, 1)[i]
        pen.fill(ell(0, 1, 23, 6.2), INK, .20)
        with pen.at(T(-3 if tap else 0, 0), R(lean), S(.93, .93 * sy)):
            head = (T(.3 * lean, -54 - 1.8 * b), R(.5 * lean))
            with pen.at(*head):                                    # long hair, behind everything
                s = sway
                pen.shape((blob([(0, -26), (15, -23), (25, -11), (27.5, 4), (29 + s, 18), (25 + 1.6 * s, 30), (15 + s, 27),
                                 (0, 24), (-15 + s, 27), (-25 + 1.6 * s, 30), (-29 + s, 18), (-27.5, 4), (-25, -11), (-15, -23)]),
                           TEAL_SH, None))
            for sg in (-1, 1):
                pen.shape((ell(sg * 7.5, -2, 6.4, 4.2), TEAL, TEAL_SH, 2.4))
            with pen.at(T(0, -.8 * b)):
                skirt = sym([(0, -40), (8.5, -38), (12, -28), (19.5, -14), (24, -5), (12, -2.6), (0, -2)])
                cube = lambda x, y, r, a: poly([(x + r * math.cos(math.radians(a + 90 * k)), y + r * math.sin(math.radians(a + 90 * k)))
                                                for k in range(4)])
                hem = sym([(0, -9), (12, -9.6), (25, -12), (28, 2), (0, 4)])
                pen.shape((skirt, TEA, TEA_SH, 4.5,
                           [(cube(-7, -15.5, 6.6, 20), TEA_HI), (cube(-7.5, -16.1, 4.2, 20), "#FFE7BD"),
                            (cube(5.5, -19, 5.8, 55), TEA_HI), (cube(5.1, -19.5, 3.6, 55), "#FFE7BD"),
                            (hem, TEAL_HI), (sym([(0, -6), (12, -6.6), (25, -9), (28, 2), (0, 4)]), "#FFFFFF")]))
                pen.shape((limb(-11, -31, -19, -20.5, 4.2, 4.4), self.skin, self.skin_sh, 2))
                for sg in (-1, 1):
                    pen.shape((ell(sg * 11, -32, 5.8, 5.2), TEAL, TEAL_SH, 2.4))
                pen.shape((ell(0, -36, 9.5, 4.8), "#FFFFFF", "#CDEBE4", 2.4))
            with pen.at(*head):
                pen.shape((sym([(0, -20), (12, -18.5), (21, -8), (22.5, 4), (17, 14), (8, 18), (0, 18.8)]),
                           self.skin, self.skin_sh, 4))
                for sg in (-1, 1):
                    pen.fill(ell(sg * 15, 10, 4.6, 3.1), "#F69E8E")
                    self.eye(pen, sg * 10, 3, eyes, sg)
                    if eyes == "open":
                        pen.line(curve([(sg * 13.6, -1.6), (sg * 16.6, -3.4)]), 2.2)
                if eyes == "happy":
                    self.mouth(pen, 0, 10, "open", .7)
                else:
                    pen.line(curve([(-3.2, 11.2), (0, 13), (3.2, 11.2)]), 2.3)
                # fringe: two swoops parted to one side, and side locks
                pen.shape((blob([(0, -25), (14, -22.5), (23.5, -12), (26, 3), (23.5, 13), (20, 6), (17.5, -5), (8, -9),
                                 (-1, -13), (-8, -6), (-17.5, -3), (-20.5, 6), (-24, 13), (-26, 3), (-23.5, -12), (-14, -22.5)]),
                           TEAL, TEAL_SH, 4, [(ell(-12, -16, 7.5, 3, -32), TEAL_HI)]))
                for sg in (-1, 1):                                 # ice points of the crown
                    pen.shape((poly([(sg * 11, -20), (sg * 18.5, -37), (sg * 22.5, -17)]), "#E2F9F4", "#9ADBD0", 2.4), ow=3)
                with pen.at(T(0, -23)):
                    half_slice(pen, 15)
                pen.shape((blob([(-22, -18.5), (-11, -22), (0, -23), (11, -22), (22, -18.5), (22, -14.8), (11, -17.6),
                                 (0, -18.6), (-11, -17.6), (-22, -14.8)]), "#FFC53A", "#E39A26", 2))
                pen.shape((ell(0, -20.6, 3.3), TEAL_HI, TEAL, 1.8), ow=2)
            with pen.at(T(0, -.8 * b)):                            # the wand hand, in front of everything
                self.straw(pen, hand[0], hand[1], ang)
                pen.shape((limb(14.5, -28.5, hand[0], hand[1], 4.2, 4.6), self.skin, self.skin_sh, 2))
            # magic at the tip of the straw
            t = math.radians(ang)
            tx = hand[0] + 11.5 * math.cos(t) + 35 * math.sin(t)
            ty = hand[1] + 11.5 * math.sin(t) - 35 * math.cos(t)
            if not tap:
                sparkle(pen, tx + 2, ty - 3, (3.5, 5.5, 7, 5)[i], "#FFF3B8", True)
            elif i in (0, 3):
                sparkle(pen, tx + 1, ty - 2, (5, 6)[i == 3], "#FFF3B8", True)
            elif i == 1:
                pen.line(curve([(16, -62), (34, -56), (46, -40)]), 3, TEAL_HI, .8)
                sparkle(pen, tx, ty, 7, "#FFF3B8", True)
            else:
                sparkle(pen, tx - 3, ty, 10.5, "#FFF3B8", True)
                for dx, dy, r, c in ((-11, -13, 4.5, TEAL_HI), (-15, 9, 3.6, TEAL_HI), (1, -17, 3.6, LEMON), (-4, 15, 4, LEMON)):
                    sparkle(pen, tx + dx - 2, ty + dy, r, c, True)


def princess_sheet():
    p = Princess()
    return sheet({(c, 0): lambda pen, c=c: p.figure(pen, c % 4, c >= 4) for c in range(8)})


# -------------------------------------------------------------------- cheese
CHEESE, CHEESE_SH, CHEESE_TOP, HOLE = "#FFC63F", "#EFA02C", "#FFE08A", "#D98520"


def cheese(pen, i):
    """i 0..3 gleam, 4 eaten."""
    pen.fill(ell(0, -1, 41 if i < 4 else 30, 8), INK, .20)
    if i == 4:
        front = [("M", [(6, -1)]), ("C", [(2, -4), (2, -9), (7, -11)]), ("C", [(2, -14), (3, -20), (9, -21)]),
                 ("L", [(31, -21)]), ("L", [(31, -1)]), ("Z", [])]
        top = [("M", [(9, -21)]), ("C", [(7, -25), (10, -29), (15, -29)]), ("C", [(14, -33), (17, -36), (21, -36)]),
               ("L", [(31, -21)]), ("Z", [])]
        pen.shape((top, CHEESE_TOP), (front, CHEESE, CHEESE_SH, 3, [(ell(22, -10, 4.6, 4.2), HOLE)]))
        pen.line(poly([(9, -21), (31, -21)], False), 2.4)
        for x, y, r, turn in ((-10, -4, 4.6, 10), (-24, -1, 3.4, 70), (-19, -12, 2.8, 130), (-34, -7, 2.6, 40)):
            with pen.at(T(x, y), R(turn)):
                pen.shape((poly([(-r, -r * .2), (-r * .1, -r), (r, -r * .5), (r * .9, r * .6), (-r * .5, r * .8)]),
                           CHEESE, CHEESE_SH, 1.6), ow=2.4)
        return
    b = (0, 1, 1.6, .8)[i]                            # a breath of a bounce
    with pen.at(T(0, -b)):
        A, B, C = (-37, -24), (36, -24), (20, -54)
        top = [("M", [A]), ("C", [(-20, -34), (0, -46), C]), ("C", [(28, -48), (34, -36), B]), ("Z", [])]
        front = poly([A, B, (36, -1), (-37, -1)])
        bite = ell(36, -7, 6.5)                       # holes cut by the edges
        g = (-60, -26, 6, 60)[i]                      # sweep of light
        band = poly([(g, 4), (g + 13, 4), (g + 33, -60), (g + 20, -60)])
        thin = poly([(g + 18, 4), (g + 22, 4), (g + 42, -60), (g + 38, -60)])
        pen.shape((top, CHEESE_TOP, None, 0, [(ell(6, -33.5, 8, 4), "#F0B23C"), (ell(6.6, -32.8, 6.6, 2.8), HOLE),
                                              (ell(22, -42, 4.6, 2.8), HOLE), (ell(-13, -29, 4.6, 2.3), HOLE),
                                              (band, "#FFFFFF", .5), (thin, "#FFFFFF", .5)]),
                  (front, CHEESE, CHEESE_SH, 4, [(ell(-19, -10, 6.2, 5.8), HOLE), (ell(-18.2, -9, 4.8, 4.4), "#C06F18"),
                                                 (ell(8, -14.5, 7.4, 6.4), HOLE), (ell(9, -13.4, 5.8, 5), "#C06F18"),
                                                 (bite, HOLE), (ell(-4, -2, 4.6, 4), HOLE), (ell(24, -5, 3.2, 3), HOLE),
                                                 (band, "#FFFFFF", .32), (thin, "#FFFFFF", .32)]))
        pen.line(poly([A, B], False), 2.6)
        x, y, r = ((-30, -40, 4), (-21, -46, 7), (30, -55, 8), (36, -49, 4.5))[i]
        sparkle(pen, x, y, r, "#FFFFFF", True)


def cheese_sheet():
    return sheet({(c, 0): lambda pen, c=c: cheese(pen, c) for c in range(5)})


# ------------------------------------------------------------------- markers
def start_door(pen, i):
    """A round-topped mouse door; i 0 closed, 1 open."""
    arch = lambda w, h, y0=0: [("M", [(-w, y0)]), ("L", [(-w, -h + w)]), ("C", [(-w, -h + w * .45), (-w * .55, -h), (0, -h)]),
                               ("C", [(w * .55, -h), (w, -h + w * .45), (w, -h + w)]), ("L", [(w, y0)]), ("Z", [])]
    pen.fill(ell(0, 1, 42, 8), INK, .20)
    pen.shape((arch(36, 84), "#C98A4F", "#9E6534", 5, [(ell(-20, -68, 10, 4, -42), "#E3AE74")]))
    inner = arch(25, 72, -2)
    if i == 0:
        pen.shape((inner, TEAL, TEAL_SH, 5))
        for x in (-8.5, 8.5):
            pen.line(poly([(x, -4), (x, -64)], False), 2.4, TEAL_SH)
        pen.shape((ell(0, -49, 9.5), "#FFE9A8", "#F7C65B", 3), ow=2.8)
        pen.line(poly([(0, -58), (0, -40)], False), 2.6)
        pen.line(poly([(-9, -49), (9, -49)], False), 2.6)
        pen.shape((ell(16, -27, 3.6), LEMON, "#EDA928", 1.6), ow=2.4)
    else:
        glow = [(ell(0, -4, 26, 30), "#8A4B23"), (ell(0, 0, 20, 20), "#D98B3A"), (ell(0, 2, 14, 12), "#FFD27A")]
        pen.shape((inner, "#4A2A1A", None, 0, glow))
        leaf = [("M", [(-25, -2)]), ("L", [(-25, -47)]), ("C", [(-25, -58), (-22, -66), (-17, -70)]),
                ("C", [(-24, -72), (-34, -66), (-37, -56)]), ("L", [(-39, 3)]), ("Z", [])]
        pen.shape((leaf, TEAL, TEAL_SH, 3))
        pen.shape((ell(-35.5, -27, 3, 3.4), LEMON, "#EDA928", 1.6), ow=2.2)
    pen.shape((limb(-34, 2, 34, 2, 5, 5), "#D8D2C4", "#AFA795", 3.5))           # doorstep
    with pen.at(T(0, -84)):                                                     # a cheese over the lintel
        pen.shape((poly([(-10, 5), (10, 5), (10, -1), (6, -8), (-10, -1)]), CHEESE, CHEESE_SH, 2), ow=2.6)
        pen.fill(ell(-3, 1.6, 1.9), HOLE)
        pen.fill(ell(5, .6, 1.6), HOLE)


def goal_mat(pen, i):
    """A round rug seen at an angle, centred in its frame; i 0 plain, 1 lit."""
    with pen.at(T(0, -48)):
        n = 22
        pts = []
        for k in range(n * 4):
            a = 2 * math.pi * k / (n * 4)
            q = 1 + .045 * math.cos(n * a)
            pts.append((47 * q * math.cos(a), 29 * q * math.sin(a)))
        pen.fill(ell(1, 5, 50, 31), INK, .18)
        pen.shape((blob(pts), "#FFF3D8", "#E6CFA0", 3))
        pen.shape((ell(0, 0, 39.5, 23.5), TEAL, TEAL_SH, 2.5), ow=2.4)
        for k in range(16):
            a = 2 * math.pi * k / 16
            pen.fill(ell(35 * math.cos(a), 20.4 * math.sin(a), 2, 1.4), TEAL_HI if i == 0 else "#FFF3B8")
        pen.shape((ell(0, 0, 30, 17), "#F6B24C" if i == 0 else "#FFD573", "#DE8E2E" if i == 0 else "#F2AC3E", 2.5), ow=2.4)
        # lemon-slice spokes: a woven slice of lemon
        pen.fill(ell(0, -.5, 24, 13), "#FFE9A8" if i == 0 else "#FFF8DC")
        for k in range(8):
            a0, a1 = (math.radians(45 * k + 5), math.radians(45 * (k + 1) - 5))
            m = (a0 + a1) / 2
            o = (3.6 * math.cos(m), -.5 + 1.9 * math.sin(m))
            arc = [(21.5 * math.cos(a0 + (a1 - a0) * j / 4), -.5 + 11.4 * math.sin(a0 + (a1 - a0) * j / 4)) for j in range(5)]
            pen.fill(poly([o] + arc), "#FFCB52" if i == 0 else "#FFDF7E")
        if i:
            for x, y, r in ((-30, -30, 6), (24, -34, 8), (44, -20, 5), (-46, -16, 4.5), (0, -42, 4.5)):
                sparkle(pen, x, y, r, "#FFF3B8", True)


def two(fn):
    return sheet({(c, 0): lambda pen, c=c: fn(pen, c) for c in range(2)})


# ---------------------------------------------------------------------- icon
ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)


def icon_big():
    """The mouse climbs out of a glass whose ice tea is a maze (128-unit grid, 512 px)."""
    Pen.uid = 0
    k = 4
    pen = Pen(S(k, k), k)
    m = Mouse()

    def tile(inset, r):
        a, b = inset, 128 - inset
        q = r * .45
        return [("M", [(a + r, a)]), ("L", [(b - r, a)]), ("C", [(b - q, a), (b, a + q), (b, a + r)]),
                ("L", [(b, b - r)]), ("C", [(b, b - q), (b - q, b), (b - r, b)]), ("L", [(a + r, b)]),
                ("C", [(a + q, b), (a, b - q), (a, b - r)]), ("L", [(a, a + r)]), ("C", [(a, a + q), (a + q, a), (a + r, a)]), ("Z", [])]
    pen.shape((tile(6, 27), "#35AFA6", "#23898A", 4, [(ell(64, 62, 51, 51), "#55C4B7"), (ell(64, 62, 39, 39), "#7FD8C8")]), ow=2.8)
    pen.m = mul(pen.m, mul(T(68, 65), mul(S(.94, .94), T(-64, -65))))
    # straw, behind the mouse
    straw = curve([(88, 74), (99.5, 31), (101.2, 26), (104.5, 23), (109, 21.5)])
    for colour, w in ((INK, 7.4 + 5.6), ("#FFFFFF", 7.4)):
        pen.line(straw, w, colour)
    for x, y in ((92.2, 58), (94.8, 48.5), (97.4, 39), (100, 29.5)):
        pen.line(poly([(x - 2.2, y + 1), (x + 2.2, y - 2.4)], False), 3.6, "#E5533D")
    # mouse
    with pen.at(T(57, 46), S(1.02, 1.02)):
        m.ears_front(pen, Pose(ear_l=2, ear_r=2))
        m.head_front(pen, Pose())
        m.face_front(pen, Pose(arms="up"))
    # glass: tumbler of tea
    rim, foot, level = 65, 117, 75
    glass = [("M", [(22, rim)]), ("L", [(96, rim)]), ("L", [(88, foot - 5)]), ("C", [(87.4, foot - 1), (85, foot), (82, foot)]),
             ("L", [(36, foot)]), ("C", [(33, foot), (30.6, foot - 1), (30, foot - 5)]), ("Z", [])]
    pen.shape((glass, TEA, TEA_SH, 4), ow=2.8)
    pen.out.append('<g clip-path="url(#c%d)">' % Pen.uid)
    pen.fill(poly([(18, rim), (100, rim), (100, level), (18, level)]), "#D9F3EA")           # the empty part
    pen.fill(poly([(18, level), (100, level), (100, level + 2.6), (18, level + 2.6)]), TEA_HI)
    # the maze: walls of pale ice in the tea
    for pts in ([(40, 70), (40, 87), (31, 87)], [(50, 87), (50, 97), (59, 97)], [(50, 87), (59, 87)], [(68, 78), (68, 87), (78, 87)],
                [(26, 97), (40, 97), (40, 107)], [(68, 97), (78, 97), (78, 107)], [(50, 107), (68, 107)], [(86, 97), (92, 97)],
                [(59, 107), (59, 118)], [(86, 78), (86, 87)]):
        pen.line(poly([(x, max(y, level + 2)) for x, y in pts], False), 3.4, "#FFE9B8")
    pen.line(poly([(28.6, 81), (33.4, 107)], False), 3.6, "#FFFFFF", .6)
    pen.out.append("</g>")
    pen.shape((limb(23, rim, 95, rim, 3.4, 3.4), "#FFFFFF", "#CDEBE4", 2), ow=2.8)        # the rim
    for x in (43, 72):                                                                      # paws over the rim
        pen.shape((ell(x, rim - .5, 7.6, 6.6), m.skin, m.skin_sh, 2.6), ow=2.8)
        for dx in (-2.7, 2.7):
            pen.line(poly([(x + dx, rim + 2), (x + dx, rim + 5.4)], False), 2)
    with pen.at(T(95, 69), R(20)):                                                         # a wheel of lemon on the rim
        pen.shape((ell(0, 0, 13.4), LEMON, "#EDA928", 3), ow=2.8)
        pen.fill(ell(0, 0, 11.4), PITH)
        for j in range(6):
            a0, a1 = math.radians(60 * j + 7), math.radians(60 * j + 53)
            mid = (a0 + a1) / 2
            pen.fill(poly([(2 * math.cos(mid), 2 * math.sin(mid))]
                          + [(9.6 * math.cos(a0 + (a1 - a0) * t / 4), 9.6 * math.sin(a0 + (a1 - a0) * t / 4)) for t in range(5)]), "#FFDD66")
    return svg(512, 512, pen.out)


def icon_small(tiny=False):
    """16 (tiny) and 32 px: two ears, two eyes, a nose, a band of tea - on a 16-unit grid."""
    Pen.uid = 0
    k = 32
    pen = Pen(S(k, k), k)
    ow = .55
    pen.shape(([("M", [(3.6, .4)]), ("L", [(12.4, .4)]), ("C", [(14.6, .4), (15.6, 1.4), (15.6, 3.6)]), ("L", [(15.6, 12.4)]),
                ("C", [(15.6, 14.6), (14.6, 15.6), (12.4, 15.6)]), ("L", [(3.6, 15.6)]), ("C", [(1.4, 15.6), (.4, 14.6), (.4, 12.4)]),
                ("L", [(.4, 3.6)]), ("C", [(.4, 1.4), (1.4, .4), (3.6, .4)]), ("Z", [])], "#43B9AE"), ow=.01)
    for x in (3.75, 12.25):
        pen.shape((ell(x, 4.1, 2.75), "#C3C8DA"), ow=ow)
        pen.fill(ell(x, 4.3, 1.65), "#F7A5A2")
    pen.shape((ell(8, 7.7, 4.9, 4.5), "#C3C8DA"), ow=ow)
    pen.fill(ell(8, 9.4, 2.1, 1.4), "#F8F3F5")
    for x in (6, 10):
        if tiny:
            pen.fill(ell(x, 7, 1.15, 1.35), "#2A1710")
        else:
            pen.fill(ell(x, 7.3, 1, 1.3), "#2A1710")
            pen.fill(ell(x - .3, 6.8, .42), "#FFFFFF")
    pen.fill(ell(8, 9.2, 1, .7), "#E0504F")
    tea = [("M", [(2, 11)]), ("L", [(14, 11)]), ("L", [(13.2, 15)]), ("L", [(2.8, 15)]), ("Z", [])]
    pen.shape((tea, TEA), ow=ow)
    pen.fill(poly([(2, 11), (14, 11), (13.9, 12), (2.1, 12)]), "#FFF1CF")
    for pts in ([(4, 13.5), (7, 13.5)], [(9, 13.5), (12, 13.5)], [(7, 13.5), (7, 15)]):
        pen.line(poly(pts, False), .7, "#FFE2A6")
    for x in (5, 11):
        pen.shape((ell(x, 11.2, 1.15, .95), "#F7A5A2"), ow=ow * .8)
    return svg(512, 512, pen.out)


def icons(out, keep):
    """The icon's drawings and its sizes, in the folder `icon` beside `out`."""
    out = os.path.join(os.path.dirname(os.path.abspath(out)), "icon")
    os.makedirs(out, exist_ok=True)
    drawings = {"icon": icon_big(), "icon_32": icon_small(), "icon_16": icon_small(True)}
    for n in ICON_SIZES:
        source = "icon_%d" % n if n <= 32 else "icon"
        raster(drawings[source], os.path.join(out, "icon_%d.png" % n), n)
    for name, text in drawings.items():
        if keep or name == "icon":
            save(out, name, text)


# ---------------------------------------------------------------- ornaments
def lemon_wheel(pen, r):
    """A slice of lemon about the origin, r its radius: eight cells in the pith."""
    pen.fill(ell(0, 0, r), "#F2B705")
    pen.fill(ell(0, 0, .9 * r), "#FFF7C9")
    for k in range(8):
        with pen.at(R(45 * k), S(r, r)):
            pen.fill([("M", [(.12, 0)]), ("C", [(.3, -.3), (.78, -.34), (.79, -.05)]), ("L", [(.79, .05)]),
                      ("C", [(.78, .34), (.3, .3), (.12, 0)]), ("Z", [])], "#FFD84D")


def lemon():
    """The marker of the menu's focused item, 96 px."""
    pen = Pen(mul(T(48, 48), R(20)))
    lemon_wheel(pen, 47)
    return svg(96, 96, pen.out)


def paw():
    """One print, pointing up, pure white so that the game can tint it: unit 25 px about (32, 39)."""
    pen = Pen(mul(T(32, 39), S(25, 25)))
    pen.fill(ell(0, .275, .75, .625), "#FFFFFF")
    for x, y in ((-.85, -.75), (0, -1.1), (.85, -.75)):
        pen.fill(ell(x, y, .38), "#FFFFFF")
    return svg(64, 64, pen.out)


def glass():
    """The logo's tumbler with lemon and mint; one unit is 1.92 px, the tumbler's top left corner (0, 0), its foot y = 100."""
    k = 1.92
    pen = Pen(mul(S(k, k), T(21, 30)), k)
    x0, y0 = pen.m[4:]
    pen.out.append('<defs><linearGradient id="tea" gradientUnits="userSpaceOnUse" x1="0" y1="%g" x2="0" y2="%g">'
                   '<stop offset="0" stop-color="#F0A848"/><stop offset="1" stop-color="#A8531A"/></linearGradient></defs>'
                   % (y0 + 26 * k, y0 + 100 * k))
    straw = poly([(52, 40), (74, -24)], False)
    pen.line(straw, 9, "#0B6B5A")
    pen.line(straw, 5.5, "#5FD6BC")
    body = poly([(4, 10), (76, 10), (66, 100), (14, 100)])
    pen.fill(body, "#FFFFFF", .75)
    pen.fill(poly([(7, 26), (73, 26), (65, 98), (15, 98)]), "url(#tea)")
    q = 4 * (1 - .5523)
    cube = [("M", [(-5, -9)]), ("L", [(6, -9)]), ("C", [(10 - q, -9), (10, -9 + q), (10, -5)]),
            ("L", [(10, 6)]), ("C", [(10, 10 - q), (10 - q, 10), (6, 10)]),
            ("L", [(-5, 10)]), ("C", [(-9 + q, 10), (-9, 10 - q), (-9, 6)]),
            ("L", [(-9, -5)]), ("C", [(-9, -9 + q), (-9 + q, -9), (-5, -9)]), ("Z", [])]
    for x, y, turn in ((26, 42, -8), (50, 46, 10), (33, 67, 14)):
        with pen.at(T(x, y), R(turn)):
            pen.fill(cube, "#FFFFFF", .42)
            pen.line(cube, 2, "#FFFFFF", .75)
    pen.line(poly([(14, 32), (19, 84)], False), 4, "#FFFFFF", .7)
    pen.line(body, 4.5, "#5E300B")
    with pen.at(T(7, 12), R(12)):
        lemon_wheel(pen, 24)
        pen.line(ell(0, 0, 24), 3, "#8A5A00")
    green = "#2FB79A"
    with pen.at(T(83.3, -1.9), R(-38), S(1 / 3, 1 / 3)):
        leaf = [("M", [(-50, 0)]), ("C", [(-25, -38), (28, -34), (50, 0)]), ("C", [(28, 34), (-25, 38), (-50, 0)]), ("Z", [])]
        pen.fill(leaf, green)
        pen.line(leaf, 4 / 3, mix(green, "#06342B", .5))
        pen.line(poly([(-44, 0), (38, 0)], False), 4 / 3, mix(green, "#FFFFFF", .5))
        for x in (-18, 4, 24):
            for y in (-12, 12):
                pen.line(poly([(x, 0), (x + 10, y)], False), 1, mix(green, "#FFFFFF", .4))
    return svg(234, 256, pen.out)


# -------------------------------------------------------------------- output
def svg(w, h, body, scale=1):
    return ('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            'width="%d" height="%d" viewBox="0 0 %d %d" stroke-linecap="round" stroke-linejoin="round">\n%s\n</svg>\n'
            % (w * scale, h * scale, w, h, "\n".join(body)))


def sheet(cells):
    """cells: {(col, row): function(pen)} -> svg text."""
    Pen.uid = 0
    cols = 1 + max(c for c, r in cells)
    rows = 1 + max(r for c, r in cells)
    body = []
    for (c, r), fn in sorted(cells.items(), key=lambda kv: (kv[0][1], kv[0][0])):
        pen = Pen(T(c * FRAME + ANCHOR[0], r * FRAME + ANCHOR[1]))
        fn(pen)
        body += ['<g>'] + pen.out + ['</g>']
    return svg(cols * FRAME, rows * FRAME, body)


def critter_sheet(c):
    cells = {}
    for r, row in enumerate(ROWS):
        view = "side" if row in ("right", "left") else row
        col = 0
        for _, ms, fn in ACTIONS:
            for i in range(len(ms)):
                cells[col, r] = lambda pen, row=row, P=fn(i, view): c.frame(pen, row, P)
                col += 1
    return sheet(cells)


def contact_sheet():
    """Everything at half size on the light and on the dark ground."""
    Pen.uid = 0
    k, step, body = .5, 64, []
    height = 17 * step
    for half, ground in enumerate(("#FBE9CB", "#1B2338")):
        y0 = half * height
        body.append('<rect x="0" y="%d" width="%d" height="%d" fill="%s"/>' % (y0, 16 * step, height, ground))

        def cell(col, row, fn):
            pen = Pen(mul(T(col * step + ANCHOR[0] * k, y0 + row * step + ANCHOR[1] * k), S(k, k)), k)
            fn(pen)
            body.extend(pen.out)
        for n, c in enumerate(CRITTERS.values()):
            for r, row in enumerate(ROWS):
                col = 0
                for _, ms, fn in ACTIONS:
                    for i in range(len(ms)):
                        cell(col, 4 * n + r, lambda pen: c.frame(pen, row, fn(i, "side" if r > 1 else row)))
                        col += 1
        for i in range(8):
            cell(i, 16, lambda pen: Princess().figure(pen, i % 4, i > 3))
        for i in range(4):
            cell(8 + i, 16, lambda pen: cheese(pen, (0, 1, 2, 4)[i]))
        for i in range(2):
            cell(12 + i, 16, lambda pen: start_door(pen, i))
            cell(14 + i, 16, lambda pen: goal_mat(pen, i))
    return svg(16 * step, 2 * height, body)


def atlas():
    """Frame grid and timings for the game: sheets.json."""
    acts, col = {}, 0
    for name, ms, _ in ACTIONS:
        acts[name] = {"first": col, "ms": list(ms), "loop": name in ("idle", "walk")}
        col += len(ms)
    one = lambda rows, **a: {"rows": rows, "actions": a}
    act = lambda first, loop, *ms: {"first": first, "ms": list(ms), "loop": loop}
    sheets = {n: {"rows": list(ROWS), "actions": acts} for n in CRITTERS}
    sheets["princess"] = one(["down"], idle=act(0, True, 520, 220, 420, 140), tap=act(4, False, 160, 60, 220, 140))
    sheets["cheese"] = one(["down"], idle=act(0, True, 900, 130, 130, 200), eaten=act(4, False, 1000))
    sheets["start_door"] = one(["down"], closed=act(0, False, 1000), open=act(1, False, 1000))
    sheets["goal_mat"] = dict(one(["down"], idle=act(0, False, 1000), lit=act(1, False, 1000)), anchor=[64, 64])
    return json.dumps({"frame": FRAME, "anchor": list(ANCHOR), "tile": TILE, "sheets": sheets}, indent=1) + "\n"


def save(out, name, text):
    with open(os.path.join(out, name + ".svg"), "w") as f:
        f.write(text)


def raster(text, path, side=None, colours=None):
    """SVG text to an 8-bit picture, RGBA or of so many colours."""
    with tempfile.NamedTemporaryFile("w", suffix=".svg") as f:
        f.write(text)
        f.flush()
        size = ["-w", str(side), "-h", str(side)] if side else []
        subprocess.run(["rsvg-convert", *size, f.name, "-o", path], check=True)
    if colours:
        subprocess.run(["pngquant", "--nofs", "--speed", "1", "--strip", "--force", "--output", path, str(colours), path],
                       check=True)
    if shutil.which("optipng"):                                # -nx: stay RGBA, 8 bits
        subprocess.run(["optipng", "-quiet", "-o5", "-nx", "-strip", "all", path], check=True)


def main(argv):
    out = os.path.dirname(os.path.abspath(__file__))
    keep = "--svg" in argv
    argv = [a for a in argv if a != "--svg"]
    if "--out" in argv:
        i = argv.index("--out")
        out = argv[i + 1]
        os.makedirs(out, exist_ok=True)
        del argv[i:i + 2]
    jobs = {n: (lambda c=c: critter_sheet(c)) for n, c in CRITTERS.items()}
    jobs.update(princess=princess_sheet, cheese=cheese_sheet,
                start_door=lambda: two(start_door), goal_mat=lambda: two(goal_mat),
                glass=glass, lemon=lemon, paw=paw)
    for n in argv or jobs:
        if n == "icon":
            continue
        text = contact_sheet() if n == "contact_sheet" else jobs[n]()
        raster(text, os.path.join(out, n + ".png"), colours=256)
        if keep or n in ("glass", "lemon", "paw"):
            save(out, n, text)
    if not argv:
        with open(os.path.join(out, "sheets.json"), "w") as f:
            f.write(atlas())
    if not argv or "icon" in argv:
        icons(out, keep)


if __name__ == "__main__":
    main(sys.argv[1:])
