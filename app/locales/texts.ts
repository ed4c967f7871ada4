import type { Language } from './languages'
import type { Texts } from './namespaces'
import type { KeyOf, TextOverlay } from './text-tree'

export type { Texts } from './namespaces'
export type Namespace = keyof Texts
export type TextKey = KeyOf<Texts>
export type TextTable<N extends Namespace> = Texts[N]

const files = import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' })

/** A language may lack texts. The main language has all. */
export const texts = {
	nl: { formal: readFolder<Texts>('nl'), informal: readFolder<TextOverlay<Texts>>('nl-informal') },
	en: { formal: readFolder<Texts>('en'), informal: readFolder<TextOverlay<Texts>>('en-informal') },
} satisfies Record<Language, { formal: TextOverlay<Texts>; informal: TextOverlay<Texts> }>

/** The files of a folder by namespace: `nl/my-data.json` is `myData`. */
function readFolder<T>(folder: string): T {
	const start = `./${folder}/`
	return Object.fromEntries(
		Object.entries(files)
			.filter(([path]) => path.startsWith(start))
			.map(([path, texts]) => [toNamespace(path.slice(start.length, -'.json'.length)), texts]),
	) as T
}

function toNamespace(name: string) {
	return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
