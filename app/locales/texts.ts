import { formal as englishFormal } from './en/formal'
import { informal as englishInformal } from './en/informal'
import { formal as dutchFormal } from './nl/formal'
import { informal as dutchInformal } from './nl/informal'
import type { Language } from './languages'
import type { KeyOf, TextOverlay } from './text-tree'

export type Texts = typeof dutchFormal
export type Namespace = keyof Texts
export type TextKey = KeyOf<Texts>
export type TextTable<N extends Namespace> = Texts[N]

/** A language may lack texts. The main language has all. */
export const texts = {
	nl: { formal: dutchFormal, informal: dutchInformal },
	en: { formal: englishFormal, informal: englishInformal },
} satisfies Record<Language, { formal: TextOverlay<Texts>; informal: TextOverlay<Texts> }>
