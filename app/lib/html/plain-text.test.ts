import { expect, test } from 'vitest'
import { toPlainText } from './html-lines.server'

test.each([
	[
		'<p>Oversluiten kan <b>ongeveer &euro;&nbsp;75</b>&#32;per maand schelen.</p>',
		'Oversluiten kan ongeveer € 75 per maand schelen.',
	],
	['Een<br>twee<script>alert(1)</script>', 'Een\ntwee'],
	['<p>&nbsp;</p><!-- later -->', ''],
	['Rente < 4 % & looptijd > 10; a&b', 'Rente < 4 % & looptijd > 10; a&b'],
	['een\n twee', 'een\n twee'],
])('%j reads as %j', (text, words) => {
	expect(toPlainText(text, { struckOut: 'doorgehaald' })).toBe(words)
})
