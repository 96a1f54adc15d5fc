"""Retail: stock, margins on it, and reduced prices, step by step from their definitions."""

from family import proves
from mpmath import floor, fsum, mpf


@proves("gmroi")
def prove_gmroi(netSales, costOfGoodsSold, inventories, targetGmroi, sellingArea):
    margin, stock = netSales - costOfGoodsSold, fsum(inventories) / len(inventories)

    def per_stock(amount):
        return amount / stock if stock else None

    turnover = per_stock(costOfGoodsSold)
    return {
        "gmroi": per_stock(margin),
        "grossMargin": margin,
        "grossMarginPercent": 100 * margin / netSales if netSales else None,
        "averageInventory": stock,
        "inventoryTurnover": turnover,
        "salesToStock": per_stock(netSales),
        "daysInventory": 365 / turnover if turnover else None,
        "inventoryForTarget": margin / targetGmroi,
        "salesPerArea": netSales / sellingArea if sellingArea else None,
        "marginPerArea": margin / sellingArea if sellingArea else None,
    }


@proves("sell-through")
def prove_sell_through(unitsReceived, unitsSold, days, seasonDays, targetRate, unitPrice, unitCost):
    left, week = unitsReceived - unitsSold, 7 * unitsSold / days
    at_end = min(unitsReceived, unitsSold / days * max(seasonDays, days))
    missing = max(mpf(0), unitsReceived * targetRate / 100 - unitsSold)
    weeks = (seasonDays - days) / 7
    return {
        "sellThroughRate": 100 * unitsSold / unitsReceived,
        "unitsLeft": left,
        "unitsPerWeek": week,
        "weeksOfSupply": left / week if week else None,
        "projectedSellThrough": 100 * at_end / unitsReceived,
        "onTrack": bool(100 * at_end / unitsReceived >= targetRate - mpf("1e-12")),
        "unitsToTarget": missing,
        "unitsPerWeekNeeded": missing / weeks if weeks > 0 else None,
        "revenue": unitsSold * unitPrice,
        "grossMargin": unitsSold * (unitPrice - unitCost),
        "inventoryLeftAtCost": left * unitCost,
    }


@proves("open-to-buy")
def prove_open_to_buy(months, beginningInventory, initialMarkup):
    rows, stock, cost = [], beginningInventory, 1 - initialMarkup / 100
    for month in months:
        # What goes out and what must be there at the end, less what is there.
        needed = month["plannedSales"] + month["plannedMarkdowns"] + month["endingInventory"] - stock
        free = needed - month["onOrder"]
        rows.append({"month": month["month"], "beginningInventory": stock, "plannedPurchases": needed, "openToBuy": free,
                     "openToBuyCost": free * cost, "stockToSales": stock / month["plannedSales"] if month["plannedSales"] else None})
        stock = month["endingInventory"]
    free = fsum(row["openToBuy"] for row in rows)
    return {
        "openToBuy": free,
        "openToBuyCost": free * cost,
        "nextMonthOpenToBuy": rows[0]["openToBuy"],
        "plannedPurchases": fsum(row["plannedPurchases"] for row in rows),
        "onOrder": fsum(month["onOrder"] for month in months),
        "overbought": any(row["openToBuy"] < 0 for row in rows),
        "plan": rows,
    }


@proves("discount")
def prove_discount(originalPrice, quantity, dealType, discountRate, discountAmount, buyQuantity, getQuantity, getDiscountRate,
                   extraDiscountRate, couponAmount, taxRate):
    whole = originalPrice * quantity
    if dealType == "percent":
        first = whole * discountRate / 100
    elif dealType == "amount":
        first = min(originalPrice, discountAmount) * quantity
    else:
        group = buyQuantity + getQuantity
        full = floor(quantity / group)
        reduced = full * getQuantity + max(mpf(0), quantity - full * group - buyQuantity)
        first = reduced * originalPrice * getDiscountRate / 100
    final = max(mpf(0), (whole - first) * (1 - extraDiscountRate / 100) - couponAmount)
    tax = final * taxRate / 100
    return {
        "finalPrice": final,
        "totalWithTax": final + tax,
        "savings": whole - final,
        "effectiveDiscount": 100 * (whole - final) / whole if whole else 0,
        "originalTotal": whole,
        "firstDiscount": first,
        "tax": tax,
        "pricePerItem": final / quantity,
        "priceTable": lambda discount, **_: {"price": originalPrice * (1 - discount / 100), "savings": originalPrice * discount / 100},
    }
