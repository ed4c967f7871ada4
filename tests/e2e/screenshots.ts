import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Scene } from '../access/scene'
import { startStage, type Stage } from '../access/stage'
import type { State } from '../access/state'
import { states } from '../access/states'

const folder = resolve(import.meta.dirname, '../../.cache/screenshots')
const widths = [360, 768, 1280]
const brands: Scene['brand'][] = ['noord', 'delta', 'vesting']

/** Pictures of every state in `.cache/screenshots`; an argument keeps those whose name holds it, `--brands=a,b` the brands. */
export async function main(args: string[]): Promise<void> {
	const wanted = args.find((arg) => !arg.startsWith('--')) ?? ''
	const asked = args
		.find((arg) => arg.startsWith('--brands='))
		?.slice('--brands='.length)
		.split(',')
	if (!wanted) await rm(folder, { recursive: true, force: true })
	await mkdir(folder, { recursive: true })
	const stage = await startStage()
	for (const [path, list] of Object.entries(states)) {
		for (const state of list) {
			const name = fileName(`${path === '/' ? 'login' : path} ${state.name}`)
			if (!name.includes(wanted)) continue
			for (const brand of brands.filter((one) => asked?.includes(one) ?? one !== 'vesting'))
				await photograph(stage, state, brand, name)
		}
	}
	await stage.close()
}

async function photograph(stage: Stage, state: State, brand: Scene['brand'], name: string) {
	const mode = { language: 'nl', register: 'formal', scripts: true, brand } as const
	const { page, close } = await stage.show(state, mode)
	await page.evaluate(() => document.fonts.ready)
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 })
		await page.screenshot({ path: `${folder}/${name}-${brand}-${width}.png`, fullPage: true })
	}
	await close()
}

function fileName(words: string): string {
	return words
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
}
