import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page'
import { Badge } from './badge'
import { Progress } from './progress'

const listTexts = (page: Document) => {
	const walker = page.createTreeWalker(page.body, 4)
	const texts: string[] = []
	while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
	return texts.filter((text) => text.trim() !== '')
}

test('A badge is said in one piece', () => {
	expect(listTexts(renderPage(<Badge count={6} label="open punten" />))).toEqual([' – 6 open punten'])
	expect(listTexts(renderPage(<Badge count={6} label="open punten" spelled />))).toEqual(['6 open punten'])
	expect(listTexts(renderPage(<Badge count={6} />))).toEqual([' – 6'])
})

test('Progress is said once: in words, below a summary with them not again', () => {
	const page = renderPage(<Progress label="Aankoop" percent={65} text="65% klaar" note="Nummer 10001" />)
	expect(listTexts(page).map((text) => text.trim())).toEqual(['Aankoop', '65% klaar', 'Nummer 10001'])
	expect(page.querySelector('progress')?.getAttribute('aria-hidden')).toBe('true')
	expect(
		listTexts(renderPage(<Progress percent={65} note="Nummer 10001" />)).map((text) => text.trim()),
	).toEqual(['Nummer 10001'])
	expect(listTexts(renderPage(<Progress percent={65} />))).toEqual([])
})
