"""Advertising, mailings, videos and followers: ratios of counts, intervals by Wilson (1927), and geometric growth."""

import datetime

from family import CannotSay, proves
from mpmath import ceil, erfinv, floor, fsum, log, mpf, sqrt

TINY = mpf("1e-9")


def percent(part, whole):
    return 100 * part / whole if whole else None


def over(part, whole):
    return part / whole if whole else None


def find_z(level):
    return sqrt(mpf(2)) * erfinv(mpf(level) / 100)


def find_wilson(hits, trials, level):
    z, p = find_z(level), hits / trials
    middle = p + z**2 / (2 * trials)
    reach = z * sqrt(p * (1 - p) / trials + z**2 / (4 * trials**2))
    scale = 1 + z**2 / trials
    return max(mpf(0), 100 * (middle - reach) / scale), min(mpf(100), 100 * (middle + reach) / scale)


@proves("click-through-rate")
def prove_click_through_rate(impressions, clicks, adSpend, conversionRate, targetRate, confidenceLevel):
    low, high = find_wilson(clicks, impressions, confidenceLevel)
    wanted, sales = impressions * targetRate / 100, clicks * conversionRate / 100
    return {
        "clickThroughRate": 100 * clicks / impressions,
        "rateLow": low if clicks else mpf(0),
        "rateHigh": high if clicks < impressions else mpf(100),
        "costPerClick": over(adSpend, clicks),
        "costPerMille": 1000 * adSpend / impressions,
        "impressionsPerClick": over(impressions, clicks),
        "clicksAtTarget": wanted,
        "extraClicks": wanted - clicks,
        "costPerClickAtTarget": over(adSpend, wanted),
        "conversions": sales,
        "costPerConversion": over(adSpend, sales),
        "byRate": [{"clickThroughRate": mpf(rate), "clicks": impressions * mpf(rate) / 100, "costPerClick": over(adSpend, impressions * mpf(rate) / 100)}
                   for rate in ["0.1", "0.5", "1", "2", "3", "5", "10"]],
    }


@proves("conversion-rate")
def prove_conversion_rate(visitors, conversions, valuePerConversion, trafficCost, goalConversions, targetRate, confidenceLevel):
    low, high = find_wilson(conversions, visitors, confidenceLevel)
    rate, revenue = conversions / visitors, conversions * valuePerConversion
    extra = visitors * targetRate / 100 - conversions
    rows = []
    for more in [-20, -10, 0, 5, 10, 20, 30, 50, 100]:
        sold = conversions * (1 + mpf(more) / 100)
        rows.append({"improvement": more, "conversionRate": 100 * sold / visitors, "conversions": sold, "extraRevenue": (sold - conversions) * valuePerConversion})
    return {
        "conversionRate": 100 * rate,
        "rateLow": low if conversions else mpf(0),
        "rateHigh": high if conversions < visitors else mpf(100),
        "visitorsPerConversion": over(visitors, conversions),
        "revenue": revenue,
        "revenuePerVisitor": revenue / visitors,
        "costPerVisitor": trafficCost / visitors,
        "costPerConversion": over(trafficCost, conversions),
        "profit": revenue - trafficCost,
        "breakEvenRate": 100 * trafficCost / visitors / valuePerConversion if valuePerConversion else None,
        "visitorsForGoal": ceil(goalConversions / rate - TINY) if rate else None,
        "extraConversionsAtTarget": extra,
        "extraRevenueAtTarget": extra * valuePerConversion,
        "improvementNeeded": 100 * (targetRate / 100 / rate - 1) if rate else None,
        "byRate": rows,
    }


@proves("cost-per-mille")
def prove_cost_per_mille(solveFor, adSpend, impressions, cpm, frequency, clickThroughRate, conversionRate):
    if solveFor == "cpm":
        cpm = 1000 * adSpend / impressions
    elif solveFor == "adSpend":
        adSpend = cpm * impressions / 1000
    else:
        impressions = 1000 * adSpend / cpm
    clicks = impressions * clickThroughRate / 100
    sales = clicks * conversionRate / 100
    return {
        "costPerMille": cpm,
        "totalCost": adSpend,
        "totalImpressions": impressions,
        "costPerImpression": cpm / 1000,
        "reach": impressions / frequency,
        "costPerPerson": cpm / 1000 * frequency,
        "clicks": clicks,
        "costPerClick": over(adSpend, clicks),
        "conversions": sales,
        "costPerConversion": over(adSpend, sales),
        "byImpressions": [{"impressions": n, "cost": cpm * n / 1000, "clicks": n * clickThroughRate / 100}
                          for n in [1000, 10000, 50000, 100000, 500000, 1000000, 5000000]],
        "byCtr": [{"clickThroughRate": mpf(rate), "costPerClick": cpm / (10 * mpf(rate))} for rate in ["0.1", "0.5", "1", "2", "3", "5", "10"]],
    }


@proves("return-on-ad-spend")
def prove_return_on_ad_spend(adSpend, revenue, grossMargin, otherCosts, orders, targetProfitMargin):
    share = grossMargin / 100
    profit = revenue * share - adSpend - otherCosts

    def by_roas(roas, **_):
        return {"revenue": adSpend * roas, "profit": adSpend * roas * share - adSpend - otherCosts}

    return {
        "roas": revenue / adSpend,
        "roasPercent": 100 * revenue / adSpend,
        "profit": profit,
        "returnOnInvestment": 100 * profit / (adSpend + otherCosts),
        "breakEvenRoas": over(mpf(1), share),
        "targetRoas": 1 / (share - targetProfitMargin / 100) if share > targetProfitMargin / 100 else None,
        "aboveBreakEven": bool(revenue * share >= adSpend - TINY),
        "advertisingCostOfSales": percent(adSpend, revenue),
        "breakEvenAdSpend": max(mpf(0), revenue * share - otherCosts),
        "profitMargin": percent(profit, revenue),
        "costPerOrder": over(adSpend, orders),
        "averageOrderValue": over(revenue, orders),
        "profitPerOrder": over(profit, orders),
        "byRoas": by_roas,
        "profitByRoas": by_roas,
    }


@proves("net-promoter-score")
def prove_net_promoter_score(mode, promoters, passives, detractors, scores, invited, confidenceLevel, targetMargin, targetScore):
    if mode == "scores":
        promoters, passives, detractors = (mpf(sum(low <= one <= high for one in scores)) for low, high in [(9, 10), (7, 8), (0, 6)])
    whole = promoters + passives + detractors
    p, d = promoters / whole, detractors / whole
    score, variance, z = 100 * (p - d), p + d - (p - d) ** 2, find_z(confidenceLevel)
    margin = 100 * z * sqrt(variance / whole)
    groups = [("Promoters", "9–10", promoters), ("Passives", "7–8", passives), ("Detractors", "0–6", detractors)]
    return {
        "netPromoterScore": score,
        "marginOfError": margin,
        "scoreLow": max(mpf(-100), score - margin),
        "scoreHigh": min(mpf(100), score + margin),
        "responses": whole,
        "promoterPercent": 100 * p,
        "passivePercent": 100 * passives / whole,
        "detractorPercent": 100 * d,
        "responsesForMargin": max(mpf(1), ceil(z**2 * variance / (targetMargin / 100) ** 2 - TINY)),
        "responseRate": None if invited is None or invited < whole else 100 * whole / invited,
        "promotersToTarget": ceil(max(mpf(0), targetScore / 100 * whole - (promoters - detractors)) - TINY),
        "meetsTarget": bool(score >= targetScore - TINY),
        "groups": [{"group": name, "scores": span, "count": count, "share": 100 * count / whole} for name, span, count in groups],
    }


@proves("email-marketing")
def prove_email_marketing(sent, bounced, opens, clicks, conversions, unsubscribes, complaints, valuePerConversion, campaignCost, listSize,
                          newSubscribers, campaignsPerMonth):
    delivered, revenue = sent - bounced, conversions * valuePerConversion
    steps, before, rows = [("Sent", sent), ("Delivered", delivered), ("Opened", opens), ("Clicked", clicks), ("Converted", conversions)], None, []
    for name, count in steps:
        rows.append({"step": name, "count": count, "ofSent": percent(count, sent), "ofPrevious": mpf(100) if before is None else percent(count, before)})
        before = count
    people, months = listSize, [{"month": 0, "subscribers": listSize}]
    for month in range(1, 25):
        people = people * (1 - (bounced + unsubscribes) / sent) ** campaignsPerMonth + newSubscribers
        months.append({"month": month, "subscribers": people})
    return {
        "clickRate": percent(clicks, delivered),
        "openRate": percent(opens, delivered),
        "clickToOpenRate": percent(clicks, opens),
        "conversionRate": percent(conversions, clicks),
        "deliveryRate": percent(delivered, sent),
        "bounceRate": percent(bounced, sent),
        "unsubscribeRate": percent(unsubscribes, delivered),
        "complaintRate": percent(complaints, delivered),
        "complaintsTooHigh": bool(delivered and complaints / delivered >= mpf("0.003") - mpf("1e-14")),
        "revenue": revenue,
        "revenuePerEmail": over(revenue, delivered),
        "profit": revenue - campaignCost,
        "returnOnInvestment": percent(revenue - campaignCost, campaignCost),
        "costPerConversion": over(campaignCost, conversions),
        "subscribersInYear": months[12]["subscribers"],
        "funnel": rows,
        "listOverTime": months,
    }


@proves("marketing-funnel")
def prove_marketing_funnel(stages, valuePerCustomer, totalCost, goalCustomers, improvement):
    counts = [stage["count"] for stage in stages]
    first, last = counts[0], counts[-1]
    rates = [over(after, before) for before, after in zip(counts, counts[1:])]
    known = [rate for rate in rates if rate is not None]
    worst = min(known)
    rows = [{"stage": stage["stage"], "count": count, "ofPrevious": mpf(100) if k == 0 else percent(count, counts[k - 1]), "ofTop": 100 * count / first,
             "lost": mpf(0) if k == 0 else counts[k - 1] - count, "neededForGoal": goalCustomers * count / last if last else None}
            for k, (stage, count) in enumerate(zip(stages, counts))]
    better = []
    for k, rate in enumerate(rates):
        new = rate + (1 - rate) * improvement / 100 if rate is not None else None
        more = last * (new / rate - 1) if rate else None
        better.append({"step": stages[k + 1]["stage"], "rate": 100 * rate if rate is not None else None, "newRate": 100 * new if new is not None else None,
                       "extraCustomers": more, "extraRevenue": more * valuePerCustomer if rate else None})
    return {
        "overallConversion": 100 * last / first,
        "biggestDrop": stages[rates.index(worst) + 1]["stage"],
        "biggestDropPercent": 100 * (1 - worst),
        "averageStepRate": 100 * (last / first) ** (mpf(1) / (len(counts) - 1)),
        "revenue": last * valuePerCustomer,
        "revenuePerVisitor": last * valuePerCustomer / first,
        "profit": last * valuePerCustomer - totalCost,
        "costPerVisitor": totalCost / first,
        "costPerCustomer": over(totalCost, last),
        "visitorsForGoal": ceil(goalCustomers * first / last - TINY) if last else None,
        "costForGoal": totalCost / last * goalCustomers if last else None,
        "funnel": rows,
        "improvements": better,
    }


@proves("cost-per-acquisition")
def prove_cost_per_acquisition(channels, otherCosts, averageOrderValue, grossMargin, ordersPerYear, customerYears, targetRatio):
    spend, people = fsum(one["spend"] for one in channels), fsum(one["customers"] for one in channels)
    cost, margin = (spend + otherCosts) / people, averageOrderValue * grossMargin / 100
    worth, month = margin * ordersPerYear * customerYears, margin * ordersPerYear / 12
    return {
        "costPerAcquisition": spend / people,
        "customerAcquisitionCost": cost,
        "adSpend": spend,
        "customers": people,
        "breakEvenCost": margin,
        "profitOnFirstOrder": margin - cost,
        "lifetimeValue": worth,
        "lifetimeValueToCost": over(worth, cost),
        "paybackMonths": over(cost, month),
        "maximumCost": worth / targetRatio,
        "lifetimeProfit": (worth - cost) * people,
        "byChannel": [{"channel": one["channel"], "spend": one["spend"], "customers": one["customers"], "cost": over(one["spend"], one["customers"]),
                       "spendShare": percent(one["spend"], spend), "customerShare": 100 * one["customers"] / people,
                       "profit": one["customers"] * worth - one["spend"]} for one in channels],
        "returnOverTime": [{"month": k, "net": month * k - cost} for k in range(25)],
    }


@proves("viral-coefficient")
def prove_viral_coefficient(initialUsers, invitationsPerUser, conversionRate, cycleDays, days, costPerUser):
    k, cycles = invitationsPerUser * conversionRate / 100, int(floor(days / cycleDays + TINY))
    rows, fresh, users = [], initialUsers, mpf(0)
    for cycle in range(cycles + 1):
        users += fresh
        rows.append({"cycle": cycle, "day": cycle * cycleDays, "newUsers": fresh, "users": users})
        fresh *= k
    return {
        "viralCoefficient": k,
        "users": users,
        "viralUsers": users - initialUsers,
        "cycles": cycles,
        "growthMultiple": users / initialUsers,
        "amplification": 1 / (1 - k) if k < 1 else None,
        "finalUsers": initialUsers / (1 - k) if k < 1 else None,
        "growsByItself": bool(k > 1),
        "doublingDays": log(mpf(2)) / log(k) * cycleDays if k > 1 else None,
        "invitationsForGrowth": over(mpf(100), conversionRate),
        "rateForGrowth": 100 / invitationsPerUser if invitationsPerUser >= 1 else None,
        "effectiveCost": costPerUser * initialUsers / users,
        "growth": rows,
        "usersOverTime": rows,
    }


@proves("follower-growth")
def prove_follower_growth(startFollowers, endFollowers, periodDays, targetFollowers, projectionDays, fromDate):
    q, net = (endFollowers / startFollowers) ** (1 / periodDays), endFollowers - startFollowers
    reached, grows = endFollowers >= targetFollowers, net > 0
    need = mpf(0) if reached else log(targetFollowers / endFollowers) / log(q) if grows else None
    date = None
    if need is not None and ceil(need - TINY) <= 2000000:
        try:
            date = (datetime.date.fromisoformat(fromDate) + datetime.timedelta(int(ceil(need - TINY)))).isoformat()
        except OverflowError:
            raise CannotSay("a date beyond the year 9999") from None

    def at(day):
        return {"day": day, "compound": endFollowers * q**day, "linear": max(mpf(0), endFollowers + net / periodDays * day)}

    last = at(projectionDays)
    return {
        "growthRate": 100 * (endFollowers / startFollowers - 1),
        "targetDate": date,
        "daysToTarget": need,
        "daysToTargetLinear": mpf(0) if reached else (targetFollowers - endFollowers) * periodDays / net if grows else None,
        "netGrowth": net,
        "perDay": net / periodDays,
        "dailyGrowthRate": 100 * (q - 1),
        "monthlyGrowthRate": 100 * (q ** (mpf("365.25") / 12) - 1),
        "yearlyGrowthRate": 100 * (q ** mpf("365.25") - 1),
        "projected": last["compound"],
        "projectedLinear": last["linear"],
        "projection": [at(floor(projectionDays * k / 12 + mpf("0.5"))) for k in range(13)],
    }


@proves("video-earnings")
def prove_video_earnings(monthlyViews, mode, rpm, cpm, monetizedPercent, platform, creatorShare, monthlyGrowth, targetMonthly):
    share = {"youtube": mpf(55), "shorts": mpf(45)}.get(platform, creatorShare)
    rate = rpm if mode == "rpm" else cpm * monetizedPercent / 100 * share / 100
    month, rows, total = monthlyViews / 1000 * rate, [], mpf(0)
    for k in range(12):
        growth = (1 + monthlyGrowth / 100) ** k
        total += month * growth
        rows.append({"month": k + 1, "views": monthlyViews * growth, "earnings": month * growth, "total": total})
    return {
        "monthlyEarnings": month,
        "yearlyEarnings": total,
        "dailyEarnings": 12 * month / mpf("365.25"),
        "effectiveRpm": rate,
        "earningsPerView": rate / 1000,
        "viewsForTarget": over(1000 * targetMonthly, rate) if targetMonthly is not None else None,
        "creatorSharePercent": None if mode == "rpm" else share,
        "months": rows,
        "byViews": [{"views": n, "earnings": n * rate / 1000} for n in [1000, 10000, 50000, 100000, 500000, 1000000, 10000000]],
        "earningsOverTime": rows,
    }


@proves("influencer-rate")
def prove_influencer_rate(followers, reachPercent, cpm, engagementRate, deliverables, productionCost, usageRightsPercent, exclusivityPercent, agencyFeePercent):
    views, acts = followers * reachPercent / 100 * deliverables, followers * engagementRate / 100 * deliverables
    base = views / 1000 * cpm
    subtotal = base + productionCost
    rights, exclusive = subtotal * usageRightsPercent / 100, subtotal * exclusivityPercent / 100
    rate = subtotal + rights + exclusive
    fee = rate * agencyFeePercent / 100
    items = [("Media value", base), ("Production", productionCost), ("Usage rights", rights), ("Exclusivity", exclusive), ("Agency fee", fee)]

    def by_cpm(cpm, **_):
        return {"rate": (views / 1000 * cpm + productionCost) * (1 + (usageRightsPercent + exclusivityPercent) / 100)}

    return {
        "rate": rate,
        "ratePerPost": rate / deliverables,
        "brandTotal": rate + fee,
        "costPerEngagement": over(rate, acts),
        "effectiveCpm": 1000 * rate / views if views else mpf(0),
        "expectedViews": views,
        "expectedEngagements": acts,
        "baseRate": base,
        "breakdown": [{"item": item, "amount": amount} for item, amount in items],
        "byCpm": by_cpm,
    }


@proves("engagement-rate")
def prove_engagement_rate(followers, posts):
    rows = []
    for post in posts:
        acts = post["likes"] + post["comments"] + post["shares"] + post["saves"]
        rows.append({"name": post["name"], "interactions": acts, "rateByFollowers": 100 * acts / followers,
                     "rateByReach": 100 * acts / post["reach"] if post.get("reach") else None, "reach": post.get("reach")})
    whole, seen = fsum(row["interactions"] for row in rows), [row for row in rows if row["reach"]]
    best = max(rows, key=lambda row: row["interactions"])
    reach = fsum(row["reach"] for row in seen)
    return {
        "engagementRate": 100 * whole / len(rows) / followers,
        "reachRate": 100 * fsum(row["interactions"] for row in seen) / reach if seen else None,
        "averageInteractions": whole / len(rows),
        "totalInteractions": whole,
        "averageLikes": fsum(post["likes"] for post in posts) / len(posts),
        "averageComments": fsum(post["comments"] for post in posts) / len(posts),
        "averageReachOfFollowers": 100 * reach / len(seen) / followers if seen else None,
        "bestPost": best["name"],
        "bestRate": best["rateByFollowers"],
        "postTable": rows,
    }


