import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '#tests/journeys/access/route-kinds'

const root = resolve(import.meta.dirname, '../../..')
const client = resolve(root, 'build/client')

/** Browser file of each route in the build. */
function readBuiltFiles() {
	const name = readdirSync(resolve(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''
	const text = readFileSync(resolve(client, 'assets', name), 'utf8')
	const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
		routes: Record<string, { module: string }>
	}
	return new Map(
		Object.entries(manifest.routes).map(([id, { module }]) => [id, readFileSync(client + module, 'utf8')]),
	)
}

/** True when the default export is a component instead of null. */
function holdsComponent(code = '') {
	const name = /\b([\w$]+) as default\b/.exec(code)?.[1] ?? ''
	return !new RegExp(`[ ,]${name.replace('$', '\\$')}=null[,;]`).test(code)
}

test('The component of a page goes to the browser where React takes the page over, and nowhere else', () => {
	const files = readBuiltFiles()
	const pages = routes.filter(({ has }) => has.page)
	expect(pages.length).toBeGreaterThan(70)
	expect(pages.filter(({ id }) => !files.has(id))).toEqual([])
	const sent = pages.filter(({ id }) => holdsComponent(files.get(id)))
	const source = (file: string) => readFileSync(resolve(root, 'app', file), 'utf8')
	expect(sent.map(({ id }) => id)).toEqual(
		pages.filter(({ file }) => source(file).includes('hydrate:')).map(({ id }) => id),
	)
	expect(sent).toHaveLength(5)
})

test('A component is told from nothing', () => {
	expect(holdsComponent('const t=s,r=null;export{r as default,t as meta};')).toBe(false)
	expect(holdsComponent('const t=null;function r(){return 1}export{r as default,t as meta};')).toBe(true)
	expect(holdsComponent('const r=()=>null;export{r as default};')).toBe(true)
})

/** Names that Node alone has, read as variables. */
const nodeOnly = /(?<![\w$.'"`-])(?:Buffer|process|setImmediate|__dirname|__filename)\s*[.(]/g

test('No file of a browser uses what Node alone has, so that React starts where it takes a page over', () => {
	const folder = resolve(client, 'assets')
	const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
	expect(files.length).toBeGreaterThan(5)
	const found = files.flatMap((file) => {
		const code = readFileSync(resolve(folder, file), 'utf8')
		return [...code.matchAll(nodeOnly)].map(({ index }) => `${file}: ${code.slice(index, index + 60)}`)
	})
	expect(found).toEqual([])
	expect('const a=Buffer.from("&")'.match(nodeOnly)).toHaveLength(1)
	expect('e.process(t);"process.env";n.Buffer.x'.match(nodeOnly)).toBeNull()
})
