/** What the site under test is told of the provider of the tests (scripts/test-browser.ts). */
export const CLIENT = { id: "reckoner-tests", secret: "a-secret-of-the-tests-only" };
