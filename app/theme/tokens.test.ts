import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createBrandColours, backgrounds } from './brand'
import { computeContrast } from './contrast'
import { defaultTheme } from './theme'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)')
const tokens = {
	light: colours(light),
	dark: { ...colours(light), ...colours(dark.split('@media')[0] ?? '') },
}

function colours(text: string): Record<string, string> {
	return Object.fromEntries(
		[...text.matchAll(/--([\w-]+):\s*(#[\da-f]+);/g)].map(([, name = '', value = '']) => [name, value]),
	)
}

test.each(['light', 'dark'] as const)(
	'the grounds of the stylesheet are those brands are judged by: %s',
	(mode) => {
		expect(tokens[mode]).toMatchObject(backgrounds[mode])
	},
)

test.each(['light', 'dark'] as const)('text, hints and statuses can be read in the %s', (mode) => {
	const named = (name: string) => tokens[mode][name] ?? ''
	const soft = createBrandColours(defaultTheme, mode)['primary-soft']
	for (const ground of [...Object.values(backgrounds[mode]), soft]) {
		expect(computeContrast(named('text'), ground)).toBeGreaterThanOrEqual(7)
		expect(computeContrast(named('muted'), ground)).toBeGreaterThanOrEqual(4.5)
		expect(computeContrast(named('edge'), ground)).toBeGreaterThanOrEqual(3)
	}
	for (const status of ['success', 'warning', 'error', 'info']) {
		for (const ground of [named(`${status}-soft`), named('surface'), named('page')])
			expect(computeContrast(named(status), ground), status).toBeGreaterThanOrEqual(4.5)
		expect(computeContrast(named('text'), named(`${status}-soft`))).toBeGreaterThanOrEqual(7)
	}
})
