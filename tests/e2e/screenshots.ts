import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Page } from 'playwright'
import type { SiteVariant } from '../access/site-variant'
import { startTestSite, type TestSite } from '../access/test-site'
import type { State } from '../access/state'
import { states } from '../access/states'

const folder = resolve(import.meta.dirname, '../../.cache/screenshots')
const allWidths = ['360', '768', '1280']
const allBrands: SiteVariant['brand'][] = ['noord', 'delta', 'vesting']
const media = {
	light: { colorScheme: 'light' },
	dark: { colorScheme: 'dark' },
	forced: { forcedColors: 'active' },
	contrast: { contrast: 'more' },
	print: { media: 'print' },
} as const satisfies Record<string, Parameters<Page['emulateMedia']>[0]>
const allMedia = Object.keys(media) as (keyof typeof media)[]

/**
 * Writes pictures into `.cache/screenshots` of every state whose name contains the argument. `--brands=`, `--media=`
 * and `--widths=` choose from the lists above; the default is two brands, light and dark, all widths. `--first` uses
 * one state per page.
 */
export async function main(args: string[]): Promise<void> {
	const filter = args.find((arg) => !arg.startsWith('--')) ?? ''
	const brands = choose(args, 'brands', allBrands, ['noord', 'delta'])
	const looks = choose(args, 'media', allMedia, ['light', 'dark'])
	const widths = choose(args, 'widths', allWidths, allWidths)
	if (args.length === 0) await rm(folder, { recursive: true, force: true })
	await mkdir(folder, { recursive: true })
	const stage = await startTestSite()
	for (const [path, list] of Object.entries(states)) {
		for (const state of args.includes('--first') ? list.slice(0, 1) : list) {
			const name = fileName(`${path === '/' ? 'login' : path} ${state.name}`)
			if (!name.includes(filter)) continue
			for (const brand of brands) await photograph(stage, state, { brand, looks, widths }, name)
		}
	}
	await stage.close()
}

/** Values of an option, or the default. */
function choose<Name extends string>(args: string[], option: string, all: Name[], usual: Name[]): Name[] {
	const names = args.find((arg) => arg.startsWith(`--${option}=`))?.split('=')[1]
	return names === undefined ? usual : all.filter((name) => names.split(',').includes(name))
}

interface Shots {
	brand: SiteVariant['brand']
	looks: typeof allMedia
	widths: string[]
}

async function photograph(stage: TestSite, state: State, { brand, looks, widths }: Shots, name: string) {
	const mode = { language: 'nl', register: 'formal', scripts: true, brand } as const
	const { page, close } = await stage.show(state, mode)
	await page.evaluate(() => document.fonts.ready)
	for (const look of looks) {
		await page.emulateMedia(media[look])
		for (const width of widths) {
			await page.setViewportSize({ width: Number(width), height: 900 })
			const file = [name, brand, width, ...(look === 'light' ? [] : [look])].join('-')
			await page.screenshot({ path: `${folder}/${file}.png`, fullPage: true })
		}
		await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, contrast: null })
	}
	await close()
}

function fileName(words: string): string {
	return words
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
}
