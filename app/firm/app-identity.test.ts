import { expect, test } from 'vitest'
import { computeContrast } from '#app/theme/contrast'
import { defaultTheme, readTheme } from '#app/theme/theme'
import { createAppIdentity, drawAppIcon, writeAppManifest } from './app-identity.server'

const green = readTheme({ colorPrimary: '#1e6b4f', colorMenuBackground: '#f3f7f2' })

/** What the address of a link stands for. */
const nameIn = (address = '') => decodeURIComponent(/\/([^/]+)\.\w+$/.exec(address)?.[1] ?? '')
const draw = (firm: string, theme = green) => drawAppIcon(nameIn(createAppIdentity(firm, theme).icon)) ?? ''
const read = (firm: string): unknown =>
	JSON.parse(writeAppManifest(nameIn(createAppIdentity(firm, green).manifest)) ?? 'null')

test('The web manifest tells the name, colours and icon of the firm', () => {
	expect(read('Delta Wonen & Ondernemen')).toMatchObject({
		name: 'Delta Wonen & Ondernemen',
		short_name: 'Delta Wonen',
		start_url: '/',
		theme_color: '#f3f7f2',
		icons: [{ src: '/app-icons/D-1e6b4f.svg', type: 'image/svg+xml', sizes: 'any' }],
	})
})

test.each([
	['De Vesting Hypotheken', 'De Vesting'],
	['Noorderlicht Financieel Advies', 'Noorderlicht'],
	['Jan & Zn. Advies', 'Jan & Zn.'],
	['Woon & Financieringsadvies', 'Woon'],
	['Hypotheekvisie', 'Hypotheekvisie'],
	['A\u0000\nB', 'A B'],
	['***', '***'],
])('Under an icon %j is called %j', (firm, short) => {
	expect(createAppIdentity(firm, green).shortName).toBe(short)
})

test.each([
	['delta', 'D'],
	['‘Élan’ advies', 'É'],
	['€ 4 You', '4'],
	['𝒜lpha', '𝒜'],
])('The initial of %j is drawn', (firm, initial) => {
	expect(draw(firm)).toContain(`>${initial}</text>`)
})

test('A firm without a letter keeps the icon of the portal', () => {
	expect(createAppIdentity('***', green).icon).toBeUndefined()
	expect(read('***')).toMatchObject({ name: '***', icons: [] })
})

test.each(['#ffffff', '#0A2E65', '#f2c811', '#777'])('On %s the letter can be read', (colorPrimary) => {
	const icon = draw('Delta', { ...defaultTheme, colorPrimary })
	const [ground = '', letter = ''] = [...icon.matchAll(/fill="(#\w+)"/g)].map(([, colour]) => colour)
	expect(ground).toBe(colorPrimary)
	expect(computeContrast(ground, letter)).toBeGreaterThanOrEqual(4.5)
})

test.each(['', 'D', '<-000000', 'DDD-000000', 'D-red', 'D-000000"/>', '-000000'])(
	'An icon named %j is none',
	(name) => {
		expect(drawAppIcon(name)).toBeUndefined()
	},
)

test.each(['', '000000', '000000-000000', '000000-000000-', 'red-000000-RGVsdGE', '000000--RGVsdGE'])(
	'A manifest named %j is none',
	(name) => {
		expect(writeAppManifest(name)).toBeUndefined()
	},
)
