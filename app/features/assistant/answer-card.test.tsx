import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { AnswerCard, type CardContent } from "./answer-card.tsx";

const answer = (calculator: string, figure: string) => ({
  calculator,
  name: `${calculator} Calculator`,
  label: "Interest",
  answer: figure,
  url: `/calculator/${calculator}?principal=5000`,
  reading: calculator,
  repaired: "",
  assumed: "",
  unread: "",
});

const show = (content: CardContent) => {
  const Stub = createRoutesStub([{ path: "/", Component: () => <AnswerCard content={content} /> }]);
  render(<Stub />);
};

test("each reading of a sentence is shown with its calculator and a way there", () => {
  show({ calculator: null, readings: [answer("Simple", "$600.00"), answer("Compound", "$624.32")] });
  expect(screen.getByRole("region", { name: "Answers" }).textContent).toContain("$600.00");
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Open the Simple Calculator with these values", "/calculator/Simple?principal=5000"],
    ["Open the Compound Calculator with these values", "/calculator/Compound?principal=5000"],
  ]);
});

test("a reason stands alone", () => {
  show({ calculator: null, reason: "Division by 0." });
  expect(document.body.textContent).toBe("Division by 0.");
  expect(screen.queryByRole("link")).toBeNull();
});

test("a refusal leads into the form with what was understood", () => {
  const start = { name: "BMI Calculator", url: "/calculator/bmi?weight=80" };
  show({ calculator: null, reason: "BMI Calculator: Please also give “Height”.", start });
  const link = screen.getByRole("link", { name: "Open the BMI Calculator with what was understood" });
  expect(link.getAttribute("href")).toBe("/calculator/bmi?weight=80");
});

test("where nothing was surely understood it leads to the plain page, and says no more", () => {
  const start = { name: "BMI Calculator", url: "/calculator/bmi" };
  show({ calculator: null, reason: "Not answered.", start });
  expect(screen.getByRole("link", { name: "Open the BMI Calculator" }).getAttribute("href")).toBe("/calculator/bmi");
});

test("what was assumed leads to its field", () => {
  show({
    ...answer("Loan", "$99.00"),
    assumed: "Assumed: Payments Every month",
    assumedInput: "paymentFrequency",
    by: "grammar",
  });
  const link = screen.getByRole("link", { name: "Change what was assumed" });
  expect(link.getAttribute("href")).toBe("/calculator/Loan?principal=5000#field-paymentFrequency");
});
