import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Full path of a program on the PATH. */
export function findProgram(name: string): string | undefined {
	return (process.env.PATH ?? '')
		.split(delimiter)
		.map((folder) => join(folder, name))
		.find(isExecutable)
}

/** The system's full Chromium or Chrome, else Playwright's. */
export function findWholeChromium(): string | undefined {
	const ofSystem = ['chromium', 'chromium-browser', 'google-chrome'].map(findProgram).find(Boolean)
	const ofPlaywright = chromium.executablePath()
	return ofSystem ?? (existsSync(ofPlaywright) ? ofPlaywright : undefined)
}

/** Headless Chromium, which renders the same with less work, else the full one. */
export function findChromium(): string | undefined {
	return findProgram('chromium-headless-shell') ?? findWholeChromium()
}

/** The system's Firefox. */
export function findFirefox(): string | undefined {
	return findProgram('firefox-esr') ?? findProgram('firefox')
}

/** True when lynx or w3m and util-linux's `script` are installed. */
export function hasTextBrowser(name: string): boolean {
	return Boolean(findProgram(name) && findProgram('script'))
}

function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK)
		return true
	} catch {
		return false
	}
}
