import { expect, test } from 'vitest'
import { placeHeadings } from './shows-text'

test.each([
	['<p>Geen kop</p>', 2, '<p>Geen kop</p>'],
	['<h1>A</h1><p>b</p><h2>C</h2>', 2, '<h2>A</h2><p>b</p><h3>C</h3>'],
	['<h2>A</h2><h2>B</h2>', 3, '<h3>A</h3><h3>B</h3>'],
	['<h4>A</h4><h2>B</h2><h3>C</h3>', 3, '<h3>A</h3><h3>B</h3><h4>C</h4>'],
	['<h2>A</h2><h4>B</h4><h2>C</h2>', 2, '<h2>A</h2><h3>B</h3><h2>C</h2>'],
	['<h1>A</h1><h3>B</h3><h6>C</h6>', 4, '<h4>A</h4><h5>B</h5><h6>C</h6>'],
])('%s below level %i', (html, level, placed) => {
	expect(placeHeadings(html, level)).toBe(placed)
})
