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

/** The system's Chromium or Chrome with all it has, else the one that Playwright installed. */
export function findWholeChromium(): string | undefined {
	const ofSystem = ['chromium', 'chromium-browser', 'google-chrome'].map(findProgram).find(Boolean)
	const ofPlaywright = chromium.executablePath()
	return ofSystem ?? (existsSync(ofPlaywright) ? ofPlaywright : undefined)
}

/** Chromium without windows and viewers, the same pages at a fraction of the work; else the whole one. */
export function findChromium(): string | undefined {
	return findProgram('chromium-headless-shell') ?? findWholeChromium()
}

/** Can lynx or w3m be driven here? That takes util-linux's script as well. */
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
