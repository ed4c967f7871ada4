import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { rememberLabels } from './remember-labels'
import { rememberStyles } from './remember-styles'

const html = `<body><label for="a">Naam</label><label for="a">Volledig</label><input id="a">
<label>Kleur <input type="radio" name="b"><input type="radio" name="b"></label>
<label for="c">Geheim</label><input id="c" type="hidden"><label for="gone">Niets</label><label for="d"><select><option>1</select></label>
<p id="d">Tekst <span>er</span><span hidden>weg</span><button>Ga</button><textarea></textarea><output></output></p>
<p style="display:none">a</p><p style="visibility:hidden">b</p><dialog>c</dialog><dialog open>d</dialog>
<details><summary>e</summary><p>f</p></details><details open><summary>g</summary><p>h</p></details><ul><li>i</ul>
<table><tr><td>j</table><script>k</script><template>l</template><fieldset><legend>m</legend></fieldset></body>`

function readPage(remember: boolean) {
	const { window } = new JSDOM(html)
	if (remember) [rememberLabels, rememberStyles].forEach((start) => start(window))
	const labels = [...window.document.querySelectorAll('label')]
	return [...window.document.querySelectorAll<HTMLInputElement>('*')].map((element) => {
		const { display, visibility } = window.getComputedStyle(element)
		const own = element.labels && [...element.labels].map((label) => labels.indexOf(label))
		return [element.outerHTML, display, visibility, own]
	})
}

test('What is remembered of a page is what jsdom tells of it, a second time too', () => {
	expect(readPage(true)).toEqual(readPage(false))
	expect(readPage(true)).toEqual(readPage(false))
})
