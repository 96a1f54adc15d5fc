"""Computing: bits, colors, addresses, disks, downloads, screens and moments, with Python's own integers, ipaddress and datetime."""

import datetime
import ipaddress
import math

from family import CannotSay, proves
from mpmath import ceil, floor, fsum, log10, mpf, radians, sqrt, tan

TINY = mpf("1e-9")


@proves("bitwise")
def prove_bitwise(operation, a, b, shift, bits):
    size = int(bits)
    mask, count = (1 << size) - 1, int(shift or 0)

    def read(text):
        return int(text.replace("_", "").strip().lower(), 0 if text.strip().lower().startswith(("0x", "0b", "0o")) else 10) & mask

    x = read(a)
    two = operation in ("and", "or", "xor", "nand", "nor", "xnor")
    y = read(b) if two else 0
    signed = x - (1 << size) if x >> (size - 1) else x
    word = {
        "and": lambda: x & y, "or": lambda: x | y, "xor": lambda: x ^ y, "nand": lambda: ~(x & y), "nor": lambda: ~(x | y), "xnor": lambda: ~(x ^ y),
        "not": lambda: ~x, "shl": lambda: x << count, "shr": lambda: x >> count, "sar": lambda: signed >> count,
        "rol": lambda: (x << count) | (x >> (size - count)), "ror": lambda: (x >> count) | (x << (size - count)),
    }[operation]() & mask

    def write(value):
        return {"unsigned": str(value), "hex": f"0x{value:0{size // 4}X}", "binary": f"0b{value:0{size}b}"}

    rows = [{"name": "a"} | write(x)] + ([{"name": "b"} | write(y)] if two else []) + [{"name": "result"} | write(word)]
    return write(word) | {
        "signed": str(word - (1 << size) if word >> (size - 1) else word),
        "octal": f"0o{word:o}",
        "popCount": word.bit_count(),
        "leadingZeros": size - word.bit_length(),
        "trailingZeros": (word & -word).bit_length() - 1 if word else size,
        "operands": rows,
    }


V4_TYPES = [("0.0.0.0/8", "this-network"), ("10.0.0.0/8", "private"), ("172.16.0.0/12", "private"), ("192.168.0.0/16", "private"), ("100.64.0.0/10", "shared"),
            ("127.0.0.0/8", "loopback"), ("169.254.0.0/16", "link-local"), ("192.0.2.0/24", "documentation"), ("198.51.100.0/24", "documentation"),
            ("203.0.113.0/24", "documentation"), ("198.18.0.0/15", "benchmarking"), ("224.0.0.0/4", "multicast"), ("240.0.0.0/4", "reserved")]
V6_TYPES = [("::/128", "unspecified"), ("::1/128", "loopback"), ("fe80::/10", "link-local"), ("fc00::/7", "unique-local"), ("ff00::/8", "multicast"),
            ("2001:db8::/32", "documentation"), ("2000::/3", "public")]


@proves("ip-subnet")
def prove_ip_subnet(address, prefixLength, splitPrefix):
    own, prefix = ipaddress.ip_address(address.strip()), int(prefixLength)
    network = ipaddress.ip_network((own, prefix), strict=False)
    v4, bits = own.version == 4, own.max_prefixlen
    ends = v4 and prefix <= 30

    def describe(one):
        inner = v4 and one.prefixlen <= 30
        low, high = int(one.network_address), int(one.broadcast_address)
        kind = type(one.network_address)
        return {"network": str(one), "firstHost": str(kind(low + inner)), "lastHost": str(kind(high - inner)), "usableHosts": high - low + 1 - 2 * inner}

    split = None if splitPrefix is None else int(splitPrefix)
    more = split is not None and split > prefix
    subnets = []
    if split is not None:
        for place, one in enumerate(network.subnets(new_prefix=split) if more else [network]):
            if place == 256:
                break
            subnets.append(describe(one))
    host = describe(network)
    return {
        "cidr": str(network),
        "network": str(network.network_address),
        "broadcast": str(network.broadcast_address) if ends else None,
        "netmask": str(network.netmask) if v4 else None,
        "wildcardMask": str(network.hostmask) if v4 else None,
        "firstHost": host["firstHost"],
        "lastHost": host["lastHost"],
        "usableHosts": mpf(host["usableHosts"]),
        "totalAddresses": mpf(2) ** (bits - prefix),
        "version": own.version,
        "addressType": next((kind for span, kind in (V4_TYPES if v4 else V6_TYPES) if own in ipaddress.ip_network(span)), "public" if v4 else "reserved"),
        "reverseDns": own.reverse_pointer,
        "subnetCount": mpf(2) ** (split - prefix) if more else mpf(1),
        "subnets": subnets,
    }


def to_byte(x):
    return int(floor(255 * x + mpf("0.5") + mpf("1e-6")))


def read_hex(text):
    digits = text.strip().lstrip("#")
    digits = "".join(2 * one for one in digits) if len(digits) == 3 else digits
    return [int(digits[k:k + 2], 16) for k in (0, 2, 4)]


def write_hex(rgb):
    return "#" + "".join(f"{one:02X}" for one in rgb)


def from_hsl(hue, saturation, lightness):
    """Round the hexagon: the distance of each channel's corner from the hue says how much of the chroma it has."""
    chroma = (1 - abs(2 * lightness - 1)) * saturation
    sector = (mpf(hue) % 360) / 60

    def channel(corner):
        away = abs((sector - corner + 3) % 6 - 3)
        return lightness - chroma / 2 + chroma * min(mpf(1), max(mpf(0), 2 - away))

    return [to_byte(channel(corner)) for corner in (0, 2, 4)]


def to_hsl(rgb):
    r, g, b = (mpf(one) / 255 for one in rgb)
    high, low = max(r, g, b), min(r, g, b)
    spread, lightness = high - low, (high + low) / 2
    if spread == 0:
        return mpf(0), mpf(0), lightness, high
    hue = 60 * ((g - b) / spread % 6 if high == r else (b - r) / spread + 2 if high == g else (r - g) / spread + 4)
    return hue, spread / (1 - abs(2 * lightness - 1)), lightness, high


def find_luminance(rgb):
    lines = [(c / mpf("12.92") if c <= mpf("0.04045") else ((c + mpf("0.055")) / mpf("1.055")) ** mpf("2.4")) for c in (mpf(one) / 255 for one in rgb)]
    return mpf("0.2126") * lines[0] + mpf("0.7152") * lines[1] + mpf("0.0722") * lines[2]


HARMONIES = [("Complementary", 180), ("Analogous -30", 330), ("Analogous +30", 30), ("Triadic 1", 120), ("Triadic 2", 240), ("Split complementary 1", 150),
             ("Split complementary 2", 210), ("Tetradic 1", 90), ("Tetradic 2", 270)]


@proves("color-converter")
def prove_color_converter(format, hex, red, green, blue, hue, saturation, lightness, value, cyan, magenta, yellow, black):
    def share(percent):
        return percent / 100

    if format == "hex":
        rgb = read_hex(hex)
    elif format == "rgb":
        rgb = [int(red), int(green), int(blue)]
    elif format == "hsl":
        rgb = from_hsl(hue, share(saturation), share(lightness))
    elif format == "hsv":
        light = share(value) * (1 - share(saturation) / 2)
        rgb = from_hsl(hue, (share(value) - light) / min(light, 1 - light) if light not in (0, 1) else mpf(0), light)
    else:
        rgb = [to_byte((1 - share(one)) * (1 - share(black))) for one in (cyan, magenta, yellow)]
    h, s, light, high = to_hsl(rgb)
    key = 1 - high
    low = mpf(min(rgb)) / 255
    inks = [mpf(0) if key == 1 else (high - mpf(one) / 255) / high for one in rgb]
    bright = find_luminance(rgb)
    return {
        "hex": write_hex(rgb),
        "red": rgb[0],
        "green": rgb[1],
        "blue": rgb[2],
        "hue": h,
        "saturation": 100 * s,
        "lightness": 100 * light,
        "hsvSaturation": 100 * (high - low) / high if high else mpf(0),
        "hsvValue": 100 * high,
        "cyan": 100 * inks[0],
        "magenta": 100 * inks[1],
        "yellow": 100 * inks[2],
        "black": 100 * key,
        "luminance": bright,
        "textColor": "#000000" if (bright + mpf("0.05")) ** 2 >= mpf("1.05") * mpf("0.05") else "#FFFFFF",
        "complementary": write_hex(from_hsl(h + 180, s, light)),
        "harmonies": [{"name": name, "hex": write_hex(from_hsl(h + turn, s, light))} for name, turn in HARMONIES],
    }


@proves("contrast-ratio")
def prove_contrast_ratio(foreground, background, opacity, fontSize, bold, target):
    back, share = read_hex(background), opacity / 100

    def mix(one, other, part):
        return [int(floor(a + (b - a) * part + mpf("0.5") + mpf("1e-6"))) for a, b in zip(one, other)]

    front = [int(floor(a * share + b * (1 - share) + mpf("0.5") + mpf("1e-6"))) for a, b in zip(read_hex(foreground), back)]

    def contrast(rgb):
        lights = sorted([find_luminance(rgb), find_luminance(back)])
        return (lights[1] + mpf("0.05")) / (lights[0] + mpf("0.05"))

    ratio = contrast(front)
    large = fontSize >= 24 or (bold and fontSize >= mpf("18.66"))
    aa, aaa = (3, mpf("4.5")) if large else (mpf("4.5"), 7)
    need = aa if target == "aa" else aaa
    tries = [front] + [mix(front, [end] * 3, mpf(t) / 100) for t in range(1, 101) for end in (0, 255)]
    cents = int(floor(ratio * 100 + mpf("1e-12")))
    return {
        "contrastRatio": ratio,
        "ratioText": f"{cents // 100}.{cents % 100:02d}:1",
        "isLargeText": bool(large),
        "passesAa": bool(ratio >= aa),
        "passesAaa": bool(ratio >= aaa),
        "passesNonText": bool(ratio >= 3),
        "foregroundLuminance": find_luminance(front),
        "backgroundLuminance": find_luminance(back),
        "requiredRatio": need,
        "suggestedForeground": next((write_hex(one) for one in tries if contrast(one) >= need), None),
        "levels": [{"use": use, "level": level, "required": mpf(low), "passes": bool(ratio >= mpf(low))} for use, level, low in [
            ("Normal text", "AA", "4.5"), ("Normal text", "AAA", "7"), ("Large text", "AA", "3"), ("Large text", "AAA", "4.5"), ("Graphics and controls", "AA", "3")]],
    }


BYTES = {"B": 1, "kB": 1000, "MB": 1000**2, "GB": 1000**3, "TB": 1000**4, "KiB": 1024, "MiB": 1024**2, "GiB": 1024**3, "TiB": 1024**4}
SPEEDS = {"bps": 1, "kbps": 1000, "Mbps": 1000**2, "Gbps": 1000**3, "kBps": 8000, "MBps": 8 * 1000**2, "GBps": 8 * 1000**3, "KiBps": 8 * 1024, "MiBps": 8 * 1024**2}
LINES = [("3G mobile", 5), ("ADSL", 20), ("4G mobile", 50), ("Cable 100", 100), ("5G mobile", 200), ("Fiber 300", 300), ("Gigabit fiber", 1000), ("10 gigabit", 10000)]


@proves("download-time")
def prove_download_time(fileSize, fileSizeUnit, speed, speedUnit, efficiency):
    whole, rate = fileSize * BYTES[fileSizeUnit], speed * SPEEDS[speedUnit] * efficiency / 100
    seconds = 8 * whole / rate
    ticks = int(ceil(seconds - TINY))
    return {
        "seconds": seconds,
        "duration": f"{ticks // 3600}:{ticks // 60 % 60:02d}:{ticks % 60:02d}",
        "throughput": rate / 8 / 10**6,
        "fileBytes": whole,
        "gigabytesPerHour": rate / 8 * 3600 / 10**9,
        "comparison": [{"connection": name, "speedMbps": mega, "seconds": 8 * whole / (mega * mpf(10) ** 6 * efficiency / 100)} for name, mega in LINES],
    }


@proves("raid-capacity")
def prove_raid_capacity(level, drives, driveSize, hotSpares, groups, pricePerDrive):
    n, g = drives - hotSpares, groups or 2

    def split(parity):
        return g >= 2 and n % g == 0 and n / g >= parity + 2

    # Data drives, failures survived for sure, at best, writes for one write; and whether so many drives can be one.
    levels = {
        "raid0": (n, 0, 0, 1, n >= 2), "raid1": (mpf(1), n - 1, n - 1, n, n >= 2), "raid5": (n - 1, 1, 1, 4, n >= 3), "raid6": (n - 2, 2, 2, 6, n >= 4),
        "raid10": (n / 2, 1, n / 2, 2, n >= 4 and n % 2 == 0), "raid50": (n - g, 1, g, 4, split(1)), "raid60": (n - 2 * g, 2, 2 * g, 6, split(2)),
    }
    data, sure, best, penalty, _ = levels[level]
    return {
        "usableCapacity": data * driveSize,
        "usableTib": data * driveSize * mpf(10) ** 12 / mpf(2) ** 40,
        "rawCapacity": drives * driveSize,
        "protectionCapacity": (n - data) * driveSize,
        "spareCapacity": hotSpares * driveSize,
        "efficiency": 100 * data / drives,
        "faultTolerance": sure,
        "bestCaseFailures": best,
        "readFactor": n,
        "writeFactor": n / penalty,
        "totalCost": drives * pricePerDrive,
        "costPerTb": drives * pricePerDrive / (data * driveSize),
        "comparison": [{"level": name, "usable": one[0] * driveSize, "efficiency": 100 * one[0] / n, "faultTolerance": one[1]} for name, one in levels.items() if one[4]],
    }


@proves("video-bitrate")
def prove_video_bitrate(mode, durationMinutes, videoBitrate, fileSize, audioBitrate, overhead, width, height, frameRate):
    seconds, more = 60 * durationMinutes, 1 + overhead / 100
    if mode == "bitrate":
        total = fileSize * 8000 / more / seconds
        videoBitrate = total - audioBitrate
    total = videoBitrate + audioBitrate
    pixels = width * height * frameRate

    def size(minutes):
        return total * 1000 * 60 * minutes / 8 * more

    return {
        "fileSize": size(durationMinutes) / 10**6,
        "videoBitrate": videoBitrate,
        "totalBitrate": total,
        "fileSizeMib": size(durationMinutes) / 2**20,
        "sizePerHour": size(mpf(60)) / 10**9,
        "bitsPerPixel": videoBitrate * 1000 / pixels,
        "uncompressedBitrate": 24 * pixels / 10**6,
        "compressionRatio": 24 * pixels / 1000 / videoBitrate,
        "recommended": [{"motion": name, "bitrate": pixels * factor * mpf("0.07") / 1000} for name, factor in [("low", 1), ("medium", 2), ("high", 4)]],
        "sizes": [{"minutes": minutes, "fileSize": size(mpf(minutes)) / 10**6} for minutes in [1, 5, 10, 30, 60, 90, 120]],
    }


@proves("screen-ppi")
def prove_screen_ppi(widthPixels, heightPixels, diagonal, viewingDistance):
    pixels = sqrt(widthPixels**2 + heightPixels**2)
    density, common = pixels / diagonal, math.gcd(int(widthPixels), int(heightPixels))
    retina = 1 / density / tan(radians(mpf(1) / 60))
    inch = mpf("2.54")
    return {
        "ppi": inch * density,
        "pixelsPerCm": density,
        "dotPitch": 10 / density,
        "screenWidth": widthPixels / density,
        "screenHeight": heightPixels / density,
        "screenArea": widthPixels * heightPixels / density**2,
        "aspectRatio": f"{int(widthPixels) // common}:{int(heightPixels) // common}",
        "totalPixels": widthPixels * heightPixels,
        "megapixels": widthPixels * heightPixels / 10**6,
        "retinaDistance": retina,
        "pixelsPerDegree": 2 * viewingDistance * tan(radians(mpf("0.5"))) * density,
        "looksSharp": bool(viewingDistance >= retina),
        "sizes": [{"diagonal": mpf(one) * inch, "ppi": pixels / mpf(one)} for one in ["6.1", "10.9", "13.3", "15.6", "24", "27", "32", "42", "55", "65"]],
    }


@proves("aspect-ratio")
def prove_aspect_ratio(originalWidth, originalHeight, known, newSize, targetRatioWidth, targetRatioHeight):
    w, h, common = originalWidth, originalHeight, math.gcd(int(originalWidth), int(originalHeight))
    new = (newSize, newSize * h / w) if known == "width" else (newSize * w / h, newSize)
    t = targetRatioWidth / targetRatioHeight
    return {
        "newWidth": new[0],
        "newHeight": new[1],
        "ratio": f"{int(w) // common}:{int(h) // common}",
        "decimalRatio": w / h,
        "scale": 100 * new[0] / w,
        "megapixels": new[0] * new[1] / 10**6,
        "orientation": "square" if w == h else "landscape" if w > h else "portrait",
        "cropWidth": min(w, h * t),
        "cropHeight": min(h, w / t),
        "sizes": [{"width": one, "height": one * h / w} for one in [320, 640, 854, 1280, 1920, 2560, 3840, 7680]],
    }


@proves("token-cost")
def prove_token_cost(measure, inputAmount, outputAmount, requestsPerDay, daysPerMonth, inputPrice, outputPrice, cachedShare, cachedInputPrice, batchDiscount):
    factor = {"tokens": mpf(1), "words": mpf(4) / 3, "characters": mpf(1) / 4}[measure]
    read, written = inputAmount * factor, outputAmount * factor
    cached, less = read * cachedShare / 100, 1 - batchDiscount / 100
    month = requestsPerDay * daysPerMonth
    parts = [("Input", read - cached, inputPrice), ("Cached input", cached, cachedInputPrice), ("Output", written, outputPrice)]
    each = fsum(tokens * price for _, tokens, price in parts) / 10**6 * less
    return {
        "monthlyCost": each * month,
        "costPerRequest": each,
        "costPerThousand": 1000 * each,
        "dailyCost": each * requestsPerDay,
        "yearlyCost": 12 * each * month,
        "inputTokens": read,
        "outputTokens": written,
        "monthlyTokens": (read + written) * month,
        "breakdown": [{"part": name, "tokensPerMonth": tokens * month, "monthlyCost": tokens * price / 10**6 * less * month,
                       "share": 100 * tokens * price / 10**6 * less / each if each else mpf(0)} for name, tokens, price in parts],
        "byVolume": [{"requestsPerDay": 10**k, "monthlyCost": each * daysPerMonth * 10**k} for k in range(1, 7)],
    }


@proves("battery-life")
def prove_battery_life(capacity, voltage, loadType, loadCurrent, activeCurrent, activeTime, sleepCurrent, sleepTime, usableCapacity, selfDischarge):
    steady, month = loadType == "constant", mpf("730.5")
    current = loadCurrent if steady else (activeCurrent * activeTime + sleepCurrent * sleepTime) / (activeTime + sleepTime)
    leak, usable = capacity * selfDischarge / 100 / month, capacity * usableCapacity / 100
    life = usable / (current + leak)
    return {
        "lifeHours": life,
        "lifeDays": life / 24,
        "lifeMonths": life / month,
        "averageCurrent": current,
        "selfDischargeCurrent": leak,
        "energy": capacity / 1000 * voltage,
        "averagePower": current * voltage,
        "cycles": None if steady else life * 3600 / (activeTime + sleepTime),
        "byLoad": [{"load": load, "current": current * load / 100, "lifeHours": usable / (current * load / 100 + leak)} for load in [25, 50, 75, 100, 150, 200]],
        "charge": [{"hours": life * k / 10, "remaining": usable * (10 - k) / 10} for k in range(11)],
    }


def say_span(seconds):
    if seconds < 1:
        return "0 seconds" if seconds == 0 else "less than a second"
    units = [("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1)]
    first = next(at for at, (_, length) in enumerate(units) if floor(seconds + mpf("0.5")) >= length)
    words = []
    left = seconds
    for at, (name, length) in enumerate(units[first:first + 2]):
        last = at == 1 or first + at == 3
        # The second of the two is rounded; the first one may then be one more.
        if not last:
            step = units[first + 1][1]
            left = floor(seconds / step + mpf("0.5")) * step
        count = int(floor(left / length + (mpf("0.5") if last else 0)))
        left -= count * length
        if count:
            words.append(f"{count} {name}" + ("" if count == 1 else "s"))
    return " ".join(words)


@proves("uptime-sla")
def prove_uptime_sla(mode, availability, downtimeMinutes, period, components, redundantCopies):
    year = mpf("31557600")
    spans = {"year": year, "quarter": year / 4, "month": year / 12, "week": mpf(604800), "day": mpf(86400)}
    own = availability / 100 if mode == "sla" else 1 - 60 * downtimeMinutes / spans[period]
    chain = own
    for one in components:
        chain *= one / 100
    down = (1 - chain) ** redundantCopies
    levels = ["90", "95", "99", "99.5", "99.9", "99.95", "99.99", "99.999", "99.9999"]
    return {f"downtimePer{name.capitalize()}": span * down for name, span in spans.items()} | {
        f"downtimePer{name.capitalize()}Text": say_span(span * down) for name, span in spans.items()} | {
        "availability": 100 * (1 - down),
        "ownAvailability": 100 * own,
        "nines": -log10(down) if down > mpf("1e-15") else None,
        "levels": [{"availability": mpf(one), "perDay": (1 - mpf(one) / 100) * 86400, "perMonth": (1 - mpf(one) / 100) * year / 12,
                    "perYear": (1 - mpf(one) / 100) * year} for one in levels],
    }


EPOCH = datetime.datetime(1970, 1, 1)


@proves("unix-timestamp")
def prove_unix_timestamp(mode, timestamp, timestampUnit, date, time, second, utcOffsetMinutes):
    offset = int(utcOffsetMinutes)
    if mode == "to-date":
        size = abs(timestamp)
        unit = timestampUnit if timestampUnit != "auto" else "us" if size >= 10**14 else "ms" if size >= 10**11 else "s"
        millis = int(floor(timestamp * {"s": 1000, "ms": 1, "us": mpf("0.001")}[unit]))
    else:
        hours, minutes = map(int, time.split(":")[:2])
        local = datetime.datetime.fromisoformat(date) + datetime.timedelta(hours=hours, minutes=minutes, seconds=int(second))
        millis = int((local - EPOCH).total_seconds()) * 1000 - offset * 60000
    try:
        utc = EPOCH + datetime.timedelta(milliseconds=millis)
        local = utc + datetime.timedelta(minutes=offset)
    except OverflowError:
        raise CannotSay("a year that Python has not") from None
    part = f".{millis % 1000:03d}" if millis % 1000 else ""
    week = local.isocalendar()
    sign = "-" if offset < 0 else "+"
    return {
        "unixSeconds": mpf(millis) / 1000,
        "unixMilliseconds": millis,
        "isoUtc": utc.strftime("%Y").zfill(4) + utc.strftime("-%m-%dT%H:%M:%S") + part + "Z",
        "isoLocal": local.strftime("%Y").zfill(4) + local.strftime("-%m-%dT%H:%M:%S") + part + f"{sign}{abs(offset) // 60:02d}:{abs(offset) % 60:02d}",
        "date": local.date().isoformat(),
        "dayOfWeek": local.strftime("%A"),
        "dayOfYear": local.timetuple().tm_yday,
        "isoWeek": f"{week.year:04d}-W{week.week:02d}",
        "julianDate": mpf(millis) / 86400000 + mpf("2440587.5"),
    }
