import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page'
import { ListBody } from './list-body'

test('A scene is drawn where nothing is there, never where rows are unread or not found', () => {
	const drawingsOf = (isNone?: boolean) => {
		const list = { empty: { title: 'Niets', isNone } }
		const page = renderPage(
			<ListBody list={list} scene="done">
				rijen
			</ListBody>,
		)
		return page.querySelectorAll('svg').length
	}
	expect([drawingsOf(true), drawingsOf(false), drawingsOf()]).toEqual([1, 0, 0])
})
