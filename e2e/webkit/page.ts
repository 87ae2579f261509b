import { By, error, type WebDriver, type WebElement } from 'selenium-webdriver'
import { MINUTE_MS } from '../../src/shared/durations.ts'
import { until } from '../durability/until.ts'

const CANDIDATES = { button: 'button', textbox: 'textarea, input' }
// WebDriver refuses what cannot be seen yet, before it acts.
const NOT_YET = [
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
  error.StaleElementReferenceError,
]
type Role = keyof typeof CANDIDATES

/** Waits until the page shows these words. */
export async function shows(driver: WebDriver, words: string): Promise<void> {
  await until(`the page shows “${words}”`, async () => (await textOf(driver)).includes(words))
}

/** The visible text of the page. */
export function textOf(driver: WebDriver): Promise<string> {
  return driver.executeScript<string>('return document.body?.innerText ?? ""')
}

/** Presses a button. */
export function press(driver: WebDriver, name: string): Promise<void> {
  return use(driver, 'button', name, (button) => button.click())
}

/** Types into a field. */
export function fill(driver: WebDriver, name: string, text: string): Promise<void> {
  return use(driver, 'textbox', name, (field) => field.sendKeys(text))
}

/** The text in a field. */
export async function fieldText(driver: WebDriver, name: string): Promise<string> {
  return (await (await find(driver, 'textbox', name))?.getAttribute('value')) ?? ''
}

/** Waits for the promise that an expression in the page gives. */
export async function inPage<T>(driver: WebDriver, expression: string): Promise<T> {
  await driver.manage().setTimeouts({ script: MINUTE_MS })
  return await driver.executeAsyncScript<T>(
    `const done = arguments[0]; (async () => ${expression})().then(done)`,
  )
}

/** Waits until the element can be used, and does it once. */
async function use(
  driver: WebDriver,
  role: Role,
  name: string,
  act: (element: WebElement) => Promise<void>,
): Promise<void> {
  await until(`a usable ${role} “${name}”`, async () => {
    const element = await find(driver, role, name)
    if (!element) return false
    // WebKitGTK's driver does not scroll to an element, although the specification says so.
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
    return act(element).then(
      () => true,
      (reason) => {
        if (NOT_YET.some((kind) => reason instanceof kind)) return false
        throw reason
      },
    )
  })
}

/** The visible element with this role and accessible name. */
async function find(driver: WebDriver, role: Role, name: string): Promise<WebElement | undefined> {
  for (const element of await driver.findElements(By.css(CANDIDATES[role]))) {
    // React may have replaced the element meanwhile: the next look finds the new one.
    const isMeant = async () => (await element.getAccessibleName()) === name && (await element.isDisplayed())
    if (await isMeant().catch(() => false)) return element
  }
  return undefined
}
