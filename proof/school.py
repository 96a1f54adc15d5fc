"""School and pastimes: grades, attendance, reading, lists of songs and shows, screens and projectors."""

import datetime

from family import proves
from mpmath import ceil, floor, fsum, mpf, pi, radians, sqrt, tan

TINY = mpf("1e-9")
LETTERS = {
    "plus-minus": [("A", 93), ("A-", 90), ("B+", 87), ("B", 83), ("B-", 80), ("C+", 77), ("C", 73), ("C-", 70), ("D+", 67), ("D", 63), ("D-", 60)],
    "plain": [("A", 90), ("B", 80), ("C", 70), ("D", 60)],
}
POINTS = {"A+": "4.0", "A": "4.0", "A-": "3.7", "B+": "3.3", "B": "3.0", "B-": "2.7", "C+": "2.3", "C": "2.0", "C-": "1.7", "D+": "1.3", "D": "1.0", "D-": "0.7",
          "F": "0"}
RATIOS = {"16:9": mpf(16) / 9, "21:9": mpf(64) / 27, "4:3": mpf(4) / 3, "1:1": mpf(1)}


def find_letter(percent, scale):
    return next((letter for letter, low in LETTERS[scale] if percent >= low - TINY / 2), "F")


def write_time(seconds):
    whole = int(floor(seconds + mpf("0.5")))
    return f"{whole // 3600}:{whole // 60 % 60:02d}:{whole % 60:02d}"


@proves("attendance")
def prove_attendance(attended, held, targetPercent, remaining):
    a, h, t = attended, held, targetPercent
    met = 100 * a >= t * h - TINY
    if met:
        miss, must = floor((100 * a - t * h) / t + TINY) if t else None, mpf(0)
    else:
        miss, must = mpf(0), ceil((t * h - 100 * a) / (100 - t) - TINY) if t < 100 else None
    rest = None if remaining is None else (100 * (a + remaining) - t * (h + remaining)) / 100
    return {
        "attendancePercent": 100 * a / h,
        "meetsTarget": bool(met),
        "canMiss": miss,
        "mustAttend": must,
        "missed": h - a,
        "bestPossible": None if remaining is None else 100 * (a + remaining) / (h + remaining),
        "targetReachable": None if rest is None else bool(rest >= -TINY),
        "canMissOfRemaining": None if rest is None else min(max(floor(rest + TINY), mpf(0)), remaining),
        "outlook": [{"classes": n, "ifAttended": 100 * (a + n) / (h + n), "ifMissed": 100 * a / (h + n)} for n in range(1, 21)],
    }


@proves("test-score")
def prove_test_score(totalQuestions, wrongAnswers, unanswered, penalty, extraPoints, passPercent, letterScale):
    n = totalQuestions
    right = n - wrongAnswers - unanswered
    raw = right - penalty * wrongAnswers + extraPoints
    score = 100 * raw / n
    chart = []
    for wrong in range(int(n) + 1):
        percent = 100 * (n - wrong - penalty * wrong) / n
        chart.append({"wrong": wrong, "percent": percent, "letter": find_letter(percent, letterScale)})
    return {
        "scorePercent": score,
        "letter": find_letter(score, letterScale),
        "correct": right,
        "rawScore": raw,
        "passed": bool(score >= passPercent - TINY),
        "wrongAllowed": floor(n * (100 - passPercent) / 100 / (1 + penalty) + TINY),
        "percentPerQuestion": 100 / n,
        "chart": chart,
    }


@proves("final-grade")
def prove_final_grade(currentGrade, finalWeight, targetGrade, letterScale):
    w = finalWeight / 100
    before = currentGrade * (1 - w)

    def need(goal):
        return (goal - before) / w

    return {
        "requiredScore": need(targetGrade),
        "achievable": bool(need(targetGrade) <= 100 + TINY),
        "alreadySecured": bool(need(targetGrade) <= TINY),
        "gradeWithHundred": before + 100 * w,
        "gradeWithZero": before,
        "pointsPerFinalPoint": w,
        "letters": [{"letter": letter, "grade": low, "requiredScore": need(low), "achievable": bool(need(low) <= 100 + TINY)}
                    for letter, low in LETTERS[letterScale]],
        "outcomes": [{"finalScore": score, "courseGrade": before + w * score} for score in range(0, 101, 5)],
    }


@proves("grade")
def prove_grade(items, letterScale):
    weight = fsum(item["weight"] for item in items)
    rows = [{"name": item["name"], "percent": 100 * item["score"] / item["outOf"], "weight": item["weight"],
             "contribution": item["weight"] * 100 * item["score"] / item["outOf"] / weight} for item in items]
    grade = fsum(row["contribution"] for row in rows)
    letter, fits = find_letter(grade, letterScale), weight <= 100 + TINY
    return {
        "grade": grade,
        "letter": letter,
        "gradePoint": mpf(POINTS[letter]),
        "totalWeight": weight,
        "remainingWeight": 100 - weight if fits else None,
        "bestPossible": (grade * weight + 100 * (100 - weight)) / 100 if fits else None,
        "worstPossible": grade * weight / 100 if fits else None,
        "itemTable": rows,
    }


@proves("gpa")
def prove_gpa(courses, aPlus, priorGpa, priorCredits, targetGpa, remainingCredits):
    rows = []
    for course in courses:
        points = mpf(aPlus) if course["grade"] == "A+" else mpf(POINTS[course["grade"]])
        extra = {"honors": mpf("0.5"), "ap": mpf(1)}.get(course["level"], mpf(0)) if course["grade"] != "F" else mpf(0)
        rows.append({"name": course["name"], "grade": course["grade"], "credits": course["credits"], "points": points, "weightedPoints": points + extra,
                     "qualityPoints": points * course["credits"]})
    credits = fsum(row["credits"] for row in rows)
    quality = fsum(row["qualityPoints"] for row in rows)
    before = priorGpa is not None and priorCredits is not None
    whole, all_quality = (credits + priorCredits, quality + priorGpa * priorCredits) if before else (credits, quality)
    need = None
    if targetGpa is not None and remainingCredits is not None:
        need = (targetGpa * (whole + remainingCredits) - all_quality) / remainingCredits
    return {
        "gpa": quality / credits,
        "weightedGpa": fsum(row["weightedPoints"] * row["credits"] for row in rows) / credits,
        "cumulativeGpa": all_quality / whole if before else None,
        "credits": credits,
        "qualityPoints": quality,
        "totalCredits": whole,
        "requiredGpa": need,
        "targetReachable": None if need is None else bool(need <= mpf(aPlus) + TINY),
        "courseTable": rows,
    }


@proves("reading-time")
def prove_reading_time(source, words, pages, wordsPerPage, text, speed, customSpeed, minutesPerDay):
    words = {"words": words, "pages": (pages or 0) * (wordsPerPage or 0), "text": mpf(len((text or "").split()))}[source]
    rate = {"nonfiction": 238, "fiction": 260, "aloud": 183, "speech": 130}.get(speed) or customSpeed
    minutes = words / rate
    return {
        "readingMinutes": minutes,
        "timeText": write_time(60 * minutes),
        "words": words,
        "aloudMinutes": words / 183,
        "speechMinutes": words / 130,
        "pagesSingleSpaced": words / 500,
        "pagesDoubleSpaced": words / 250,
        "days": minutes / minutesPerDay,
        "daysWhole": ceil(minutes / minutesPerDay - TINY),
        "speeds": [{"wordsPerMinute": one, "minutes": words / one} for one in [100, 130, 150, 183, 200, 238, 260, 300, 350, 400, 500]],
    }


@proves("study-planner")
def prove_study_planner(startDate, examDate, topics, hoursWeekday, hoursWeekend, bufferDays):
    start = datetime.date.fromisoformat(startDate)
    exam = datetime.date.fromisoformat(examDate) if examDate else start + datetime.timedelta(30)
    days = [start + datetime.timedelta(k) for k in range(int((exam - start).days - bufferDays))]
    hours = {day: hoursWeekend if day.weekday() > 4 else hoursWeekday for day in days}
    whole, available = fsum(topic["hours"] for topic in topics), fsum(hours.values())
    left, rows = [[topic["name"], topic["hours"]] for topic in topics], []
    for day in days:
        room = hours[day]
        while room > TINY and left:
            use = min(room, left[0][1])
            if use > 0:
                rows.append({"date": day.isoformat(), "day": day.strftime("%A"), "topic": left[0][0], "hours": use})
            room -= use
            left[0][1] -= use
            if left[0][1] <= TINY:
                left.pop(0)
    count = sum(hours[day] > 0 for day in days)
    fits = whole <= available + TINY
    return {
        "feasible": bool(fits),
        "hoursPerDayNeeded": whole / count if count else None,
        "finishDate": rows[-1]["date"] if fits and rows else None,
        "totalHours": whole,
        "availableHours": available,
        "spareHours": available - whole,
        "studyDays": count,
        "daysUntilExam": (exam - start).days,
        "schedule": rows,
    }


@proves("playlist-duration")
def prove_playlist_duration(tracks, crossfadeSeconds, repeats, targetMinutes):
    lengths, x = [60 * track["minutes"] + track["seconds"] for track in tracks], crossfadeSeconds
    whole, count = fsum(lengths), len(lengths) * repeats
    total, average = repeats * whole - x * (count - 1), whole / len(lengths)
    rows, at = [], mpf(0)
    for k, (track, length) in enumerate(zip(tracks, lengths)):
        rows.append({"position": k + 1, "title": track["title"], "length": length, "startsAt": at, "startText": write_time(at)})
        at += length - x
    return {
        "timeText": write_time(total),
        "totalSeconds": total,
        "trackCount": count,
        "averageSeconds": average,
        "longestSeconds": max(lengths),
        "shortestSeconds": min(lengths),
        "tracksForTarget": None if targetMinutes is None or average <= x else max(mpf(0), ceil((60 * targetMinutes - x) / (average - x) - TINY)),
        "targetDifference": None if targetMinutes is None else total - 60 * targetMinutes,
        "fitsCd": bool(total <= 4800),
        "cdSpareSeconds": 4800 - total,
        "trackList": rows,
    }


@proves("binge-time")
def prove_binge_time(shows, speed, hoursPerDay, daysPerWeek, startDate):
    rows, hours, whole = [], mpf(0), mpf(0)
    for show in shows:
        own = show["episodes"] * (show["minutes"] - show["skipMinutes"]) / speed / 60
        hours += own
        whole += show["episodes"] * show["minutes"] / 60
        rows.append({"title": show["title"], "episodes": show["episodes"], "hours": own, "doneDay": ceil(hours / hoursPerDay - TINY)})
    days = int(ceil(hours / hoursPerDay - TINY))
    week = int(daysPerWeek)
    after, start = 7 * ((days - 1) // week) + (days - 1) % week, datetime.date.fromisoformat(startDate)
    return {
        "totalHours": hours,
        "timeText": write_time(3600 * hours),
        "totalDays": hours / 24,
        "watchDays": days,
        "finishDate": (start + datetime.timedelta(after)).isoformat() if days and after <= (datetime.date.max - start).days else None,
        "weeks": days / daysPerWeek,
        "hoursSaved": whole - hours,
        "episodes": fsum(show["episodes"] for show in shows),
        "showTable": rows,
    }


@proves("books-per-year")
def prove_books_per_year(minutesPerDay, daysPerWeek, wordsPerMinute, wordsPerBook, goal, readingList):
    year = mpf("365.25")
    minutes, book = minutesPerDay * daysPerWeek / 7 * year, wordsPerBook / wordsPerMinute
    books = minutes / book
    return {
        "booksPerYear": books,
        "daysPerBook": year / books if books else None,
        "minutesForGoal": None if goal is None else goal * book / year * 7 / daysPerWeek,
        "yearsForList": None if readingList is None or not books else readingList / books,
        "hoursPerBook": book / 60,
        "hoursPerYear": minutes / 60,
        "wordsPerYear": minutes * wordsPerMinute,
        "pagesPerYear": minutes * wordsPerMinute / 275,
        "byMinutes": [{"minutesPerDay": one, "booksPerYear": one * daysPerWeek / 7 * year / book} for one in [10, 15, 20, 30, 45, 60, 90, 120, 180]],
        "booksOverYear": [{"month": month, "books": books * month / 12} for month in range(13)],
    }


@proves("tv-distance")
def prove_tv_distance(mode, screenDiagonal, viewingDistance, aspectRatio, resolution):
    shape = RATIOS[aspectRatio]
    wide = shape / sqrt(shape**2 + 1)
    half, cinema = tan(radians(mpf(15))), tan(radians(mpf(20)))
    diagonal = screenDiagonal if mode == "size" else 200 * viewingDistance * half / wide
    width = diagonal * wide
    pixels = {"720p": 1280, "1080p": 1920, "1440p": 2560, "4k": 3840, "8k": 7680}[resolution]
    return {
        "recommendedDistance": width / 200 / half,
        "cinemaDistance": width / 200 / cinema,
        "diagonal": diagonal,
        "diagonalInches": diagonal / mpf("2.54"),
        "largestDiagonal": None if mode == "size" else 200 * viewingDistance * cinema / wide,
        "screenWidth": width,
        "screenHeight": width / shape,
        "pixelDistance": width / 100 / pixels / tan(pi / 180 / 60),
        "sizes": [{"inches": one, "diagonal": one * mpf("2.54"), "recommendedDistance": one * mpf("0.0254") * wide / 2 / half,
                   "cinemaDistance": one * mpf("0.0254") * wide / 2 / cinema} for one in [24, 32, 40, 43, 50, 55, 65, 75, 85, 98, 115]],
    }


@proves("projector-throw")
def prove_projector_throw(mode, screenDiagonal, throwDistance, throwRatioMin, throwRatioMax, aspectRatio, lumens, screenGain):
    shape = RATIOS[aspectRatio]
    wide, size = shape / sqrt(shape**2 + 1), mode == "size"
    width = screenDiagonal * wide if size else 100 * throwDistance / throwRatioMin

    def light(width):
        return lumens * screenGain / (width**2 / shape / mpf("929.0304"))

    return {
        "distanceMin": width / 100 * throwRatioMin if size else None,
        "distanceMax": width / 100 * throwRatioMax if size else None,
        "diagonalMin": None if size else 100 * throwDistance / throwRatioMax / wide,
        "diagonalMax": None if size else width / wide,
        "imageWidth": width,
        "imageHeight": width / shape,
        "footLamberts": light(width),
        "nits": light(width) * mpf("3.4262590996"),
        "brightEnough": bool(light(width) >= 16),
        "lumensNeeded": 16 * width**2 / shape / mpf("929.0304") / screenGain,
        "distances": [{"inches": one, "width": one * mpf("2.54") * wide, "distanceMin": one * mpf("0.0254") * wide * throwRatioMin,
                       "distanceMax": one * mpf("0.0254") * wide * throwRatioMax, "footLamberts": light(one * mpf("2.54") * wide)}
                      for one in [60, 72, 80, 92, 100, 110, 120, 135, 150, 180, 200]],
    }
