import { expect, test } from 'vitest'
import { foldText } from './fold-text'

test.each([
	['Café', 'cafe'],
	['Financiële POSITIE', 'financiele positie'],
	['dépôt à vue', 'depot a vue'],
])('a search finds "%s" as "%s"', (text, folded) => expect(foldText(text)).toBe(folded))
