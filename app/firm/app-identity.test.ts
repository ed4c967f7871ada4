import { expect, test, vi } from 'vitest'
import { computeContrast } from '#app/theme/contrast'
import { defaultTheme, readTheme } from '#app/theme/theme'
import { createAppIdentity, drawAppIcon, writeAppManifest } from './app-identity.server'

const green = readTheme({ colorPrimary: '#1e6b4f', colorMenuBackground: '#f3f7f2' })

vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('SESSION_SECRET', 's'.repeat(32))

const at = (address = '/') => `https://portaal.nl${address}`
const draw = (firm: string, theme = green) => drawAppIcon(at(createAppIdentity(firm, theme).icon)) ?? ''
const read = (firm: string): unknown =>
	JSON.parse(writeAppManifest(at(createAppIdentity(firm, green).manifest)) ?? 'null')

test('The web manifest tells the name, colours and icon of the firm', () => {
	expect(read('Delta Wonen & Ondernemen')).toMatchObject({
		name: 'Delta Wonen & Ondernemen',
		short_name: 'Delta Wonen',
		start_url: '/',
		theme_color: '#f3f7f2',
		icons: [{ src: createAppIdentity('Delta', green).icon, type: 'image/svg+xml', sizes: 'any' }],
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

const { icon = '', manifest } = createAppIdentity('Delta', green)
const { icon: otherIcon = '' } = createAppIdentity('Delta', defaultTheme)
const signatureOf = (address: string) => address.split('.').at(-2) ?? ''

test.each([
	['unsigned', () => '/app-icons/1e6b4f.RA.svg'],
	['signed for another colour', () => icon.replace(signatureOf(icon), () => signatureOf(otherIcon))],
	['signed as a manifest', () => icon.replace(signatureOf(icon), () => signatureOf(manifest))],
	['cut', () => icon.replace(/.\.svg$/, '.svg')],
	['without its extension', () => icon.replace(/\.svg$/, '')],
	['with another extension', () => icon.replace(/\.svg$/, '.png')],
	['in capitals', () => icon.replace('app-icons', 'APP-ICONS')],
	['with a slash behind it', () => `${icon}/`],
	['with a query', () => `${icon}?x=1`],
	['escaped', () => icon.replace('.svg', '%2Esvg')],
	['padded', () => icon.replace(/\.([\w-]+)\.svg$/, '.$1=.svg')],
	['with a part more', () => icon.replace('/app-icons/', '/app-icons/000000.')],
])('There is no icon at an address that is %s', (_how, change) => {
	expect(drawAppIcon(at(icon))).toBeDefined()
	expect(drawAppIcon(at(change()))).toBeUndefined()
})

test('There is no manifest at an address that nobody was given', () => {
	expect(writeAppManifest(at(manifest))).toBeDefined()
	const foreign = Buffer.from('Bank').toString('base64url')
	for (const other of [
		`/app-manifests/000000.000000.${foreign}.webmanifest`,
		manifest.replace(/\.[\w-]+\.(?=[\w-]+\.webmanifest)/, () => `.${foreign}.`),
		manifest.replace('.webmanifest', ''),
		`${manifest}?name=Bank`,
	])
		expect([other, writeAppManifest(at(other))]).toEqual([other, undefined])
})

test('An address stays good while an older secret opens', async () => {
	vi.resetModules()
	vi.stubEnv('SESSION_SECRET', `${'n'.repeat(32)},${'s'.repeat(32)}`)
	const renewed = await import('./app-identity.server')
	expect(renewed.drawAppIcon(at(icon))).toBe(drawAppIcon(at(icon)))
	vi.stubEnv('SESSION_SECRET', 's'.repeat(32))
})
