import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listChecks } from '#tests/run/static-checks'

const root = resolve(import.meta.dirname, '../..')

/** Code that breaks a rule, by rule. The path of its file decides which rules apply. */
const broken: Readonly<Record<string, string | { file: string; code: string }>> = {
	complexity: `export const a = (b: number) => ${'b ? '.repeat(16)}1${' : 0'.repeat(16)}`,
	eqeqeq: 'export const a = (b: number) => b == 1',
	'max-depth':
		'export function a(b: number) {\n\tfor (;;) for (;;) { if (b) { while (b) { if (b > 2) return } } }\n}',
	'max-lines-per-function': `export function a() {\n${'\tfetch("")\n'.repeat(41)}}`,
	'max-params':
		'export const a = (...b: [1, 2]) => b\nexport const c = (d: 1, e: 1, f: 1, g: 1, h: 1) => [d, e, f, g, h]',
	'no-array-constructor': 'export const a = new Array(1, 2)',
	'no-console': 'console.log(1)',
	'no-else-return': 'export function a(b: number) {\n\tif (b > 1) return 1\n\telse return 2\n}',
	'no-param-reassign': 'export function a(b: number) {\n\tb = 2\n\treturn b\n}',
	'no-restricted-imports': "import { z } from 'zod'\nexport const a = z",
	'no-unused-expressions': 'export const a = 1\na + 1',
	'no-unused-vars': 'const a = 1',
	'no-var': 'export var a = 1',
	'object-shorthand': 'const a = 1\nexport const b = { a: a }',
	'prefer-const': 'let a = 1\nexport const b = a',
	'prefer-rest-params': 'export function a() {\n\treturn arguments[0]\n}',
	'prefer-spread': 'export const a = (b: number[]) => Math.max.apply(Math, b)',
	'typescript/await-thenable': 'export const a = async () => await 1',
	'typescript/ban-ts-comment': '// @ts-ignore\nexport const a = 1',
	'typescript/consistent-type-assertions': 'export const a = { b: 1 } as { b: number }',
	'typescript/consistent-type-imports':
		"import { Buffer } from 'node:buffer'\nexport const a = (b: Buffer) => b",
	'typescript/no-array-delete': 'const a = [1]\ndelete a[0]\nexport { a }',
	'typescript/no-base-to-string': 'export const a = (b: { c: 1 }) => String(b)',
	'typescript/no-duplicate-enum-values': 'export enum A { B = 1, C = 1 }',
	'typescript/no-duplicate-type-constituents': 'export type A = 1 | 1',
	'typescript/no-empty-object-type': 'export type A = {}',
	'typescript/no-explicit-any': 'export const a = (b: any) => typeof b',
	'typescript/no-extra-non-null-assertion': 'export const a = (b?: { c: number }) => b!!.c',
	'typescript/no-floating-promises': 'export function a() {\n\tfetch("")\n}',
	'typescript/no-for-in-array': 'export function a() {\n\tfor (const b in [1]) fetch(b)\n}',
	'typescript/no-implied-eval': 'setTimeout("a()", 1)',
	'typescript/no-misused-new': 'export interface A { new (): A }',
	'typescript/no-misused-promises': 'export const a = async (b: Promise<1>) => (b ? 1 : await b)',
	'typescript/no-namespace': 'export namespace A { export const b = 1 }',
	'typescript/no-non-null-asserted-optional-chain': 'export const a = (b?: { c?: 1 }) => b?.c!',
	'typescript/no-non-null-assertion': 'export const a = (b?: { c: 1 }) => b!.c',
	'typescript/no-redundant-type-constituents': 'export type A = unknown | 1',
	'typescript/no-require-imports': "export const a: unknown = require('node:fs')",
	'typescript/no-this-alias': 'export function a(this: object) {\n\tconst b = this\n\treturn b\n}',
	'typescript/no-unnecessary-condition': 'export const a = (b: object) => (b ? 1 : 2)',
	'typescript/no-unnecessary-type-assertion': 'export const a = (b: string) => b as string',
	'typescript/no-unnecessary-type-constraint': 'export const a = <B extends unknown>(b: B) => b',
	'typescript/no-unsafe-argument': 'export const a = (b: string) => parseInt(JSON.parse(b))',
	'typescript/no-unsafe-assignment':
		'export const a = (b: string) => {\n\tconst c = JSON.parse(b)\n\treturn typeof c\n}',
	'typescript/no-unsafe-call': 'export const a = (b: string) => void JSON.parse(b)()',
	'typescript/no-unsafe-declaration-merging': 'export interface A { b: 1 }\nexport class A {}',
	'typescript/no-unsafe-enum-comparison': 'enum A { B = 1 }\nexport const c = (d: A) => d === 1',
	'typescript/no-unsafe-function-type': 'export const a = (b: Function) => b',
	'typescript/no-unsafe-member-access': 'export const a = (b: string) => typeof JSON.parse(b).c',
	'typescript/no-unsafe-return': 'export const a = (b: string) => JSON.parse(b)',
	'typescript/no-unsafe-unary-minus': 'export const a = (b: string) => -b',
	'typescript/no-wrapper-object-types': 'export const a = (b: String) => b',
	'typescript/only-throw-error': 'export function a() {\n\tthrow "b"\n}',
	'typescript/prefer-as-const': 'export const a = "b" as "b"',
	'typescript/prefer-namespace-keyword': 'export declare module A { const b: 1 }',
	'typescript/prefer-nullish-coalescing': 'export const a = (b?: { c: 1 }) => b || 1',
	'typescript/prefer-promise-reject-errors': 'export const a = () => Promise.reject(1)',
	'typescript/restrict-plus-operands': 'export const a = (b: bigint, c: number) => b + c',
	'typescript/restrict-template-expressions': 'export const a = (b: object) => `${b}`',
	'typescript/strict-boolean-expressions': {
		file: 'app/features/a.ts',
		code: 'export const a = (b: string | symbol) => (b ? 1 : 2)',
	},
	'typescript/switch-exhaustiveness-check':
		'export function a(b: "c" | "d") {\n\tswitch (b) {\n\t\tcase "c":\n\t\t\treturn 1\n\t}\n\treturn 2\n}',
	'typescript/triple-slash-reference': '/// <reference path="./b.ts" />\nexport const a = 1',
	'house/literal-replacement': 'export const a = (b: string, c: string) => b.replace("d", c)',
	'house/own-members': 'export const a = (b: string, c: object) => b in c',
	'house/no-in': { file: 'app/api/no-in.ts', code: 'export const a = (b: object) => "c" in b' },
	'house/no-zod-record': "import { z } from 'zod/v4'\nexport const a = z.record(z.string(), z.string())",
	...ofMarkup({
		'alt-text': '<img src="a.png" />',
		'anchor-has-content': '<a href="/b" />',
		'anchor-is-valid': '<a href="#">b</a>',
		'aria-activedescendant-has-tabindex': '<div aria-activedescendant="b" />',
		'aria-props': '<p {...{ id: "b" }} aria-labeledby="b" />',
		'aria-proptypes': '<p aria-hidden="yes" />',
		'aria-role': '<p role="datepicker" />',
		'aria-unsupported-elements': '<meta aria-hidden="true" />',
		'autocomplete-valid': '<input type="text" autoComplete="foo" />',
		'click-events-have-key-events': '<p onClick={() => undefined}>b</p>',
		'heading-has-content': '<h1 />',
		'html-has-lang': '<html />',
		'iframe-has-title': '<iframe src="/b" />',
		'img-redundant-alt': '<img src="a.png" alt="Photo of b" />',
		'interactive-supports-focus':
			'<span role="button" onClick={() => undefined} onKeyDown={() => undefined} />',
		'label-has-associated-control': '<label>b</label>',
		'media-has-caption': '<video src="/b" />',
		'mouse-events-have-key-events': '<p onMouseOver={() => undefined} />',
		'no-access-key': '<button accessKey="b">c</button>',
		'no-autofocus': '<input autoFocus />',
		'no-distracting-elements': '<marquee />',
		'no-interactive-element-to-noninteractive-role': '<button role="article">b</button>',
		'no-noninteractive-element-interactions': '<li onKeyDown={() => undefined}>b</li>',
		'no-noninteractive-element-to-interactive-role': '<h1 role="button">b</h1>',
		'no-noninteractive-tabindex': '<p tabIndex={0}>b</p>',
		'no-redundant-roles': '<button role="button">b</button>',
		'no-static-element-interactions': '<div onKeyDown={() => undefined}>b</div>',
		'role-has-required-aria-props': '<span role="checkbox" />',
		'role-supports-aria-props': '<ul role="radiogroup" aria-labelledby="b" aria-required aria-checked />',
		scope: '<p {...{ scope: "b" }} scope="b" />',
		'tabindex-no-positive': '<button tabIndex={2}>b</button>',
	}),
	...ofComponents({
		'error-boundaries': 'try {\n\t\treturn <p>{b}</p>\n\t} catch {\n\t\treturn null\n\t}',
		'exhaustive-deps': 'useEffect(() => void fetch(b), [])\n\treturn null',
		globals: 'outer = b\n\treturn <p>{outer}</p>',
		immutability: 'list[0] = b\n\treturn <p>{list}</p>',
		'incompatible-library': 'const { watch } = useForm()\n\treturn <p>{watch(b)}</p>',
		purity: 'return <p id={b}>{Math.random()}</p>',
		refs: 'const c = useRef(b)\n\treturn <p>{c.current}</p>',
		'rules-of-hooks': 'if (b) useRef(1)\n\treturn null',
		'set-state-in-effect':
			'const [c, setC] = useState(b)\n\tuseEffect(() => { setC("") }, [])\n\treturn <p>{c}</p>',
		'set-state-in-render': 'const [c, setC] = useState(b)\n\tsetC("")\n\treturn <p>{c}</p>',
		'static-components': 'const Inner = () => <p>{b}</p>\n\treturn <Inner />',
		'unsupported-syntax': 'eval(b)\n\treturn <p>{b}</p>',
		'use-memo': 'const c = useMemo((d: string) => d, [b])\n\treturn <p>{c}</p>',
	}),
}

function ofMarkup(rows: Readonly<Record<string, string>>) {
	const toRow = ([rule, markup]: [string, string]) =>
		[`jsx-a11y/${rule}`, { file: `app/pages/${rule}.tsx`, code: `export const A = () => ${markup}` }] as const
	return Object.fromEntries(Object.entries(rows).map(toRow))
}

function ofComponents(rows: Readonly<Record<string, string>>) {
	const head = `import { useEffect, useMemo, useRef, useState } from 'react'\nimport { useForm } from 'react-hook-form'
export const used = [useEffect, useMemo, useRef, useState, useForm]\nlet outer = ''\n`
	const toRow = ([rule, body]: [string, string]) =>
		[
			`react/${rule}`,
			{
				file: `app/ui/${rule}.tsx`,
				code: `${head}export function A({ b, list }: { b: string; list: string[] }) {\n\t${body}\n}`,
			},
		] as const
	return Object.fromEntries(Object.entries(rows).map(toRow))
}

const everywhere = [
	...[
		'app/api/failure.ts',
		'app/forms/parse-form.server.ts',
		'app/lib/once.ts',
		'app/request/page-title.test.ts',
	],
	...['app/server/bare-pages.tsx', 'public/enhance.js', 'server.ts', 'tests/run/run.js'],
	...['tests/run/end-with-parent.mjs', 'tests/support/visitor.ts', 'vite.config.ts'],
]
const foreignReplacements = [
	"text.replace('{page}', street)",
	"text?.replaceAll('{page}', street)",
	'text.replace(/a/g, `b ${street}`)',
	"text.replace('a', 'b' + street)",
	"text.replace('a', isLong ? street : 'b')",
	"text.replace('a', String(street))",
	"text['replace']('a', street)",
	'text.replace(...pair)',
]
const ownReplacements = [
	"text.replace('a', 'b')",
	"text.replace(/(a)/g, '$1 b')",
	'text.replaceAll(found, `b`)',
	"text.replace('{page}', () => street)",
	"text.replace('{page}', function () { return street })",
	'location.replace(address)',
]

let folder: string
let found: string[]

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'lint-'))
	for (const file of [
		'.oxlintrc.json',
		'tests/architecture/syntax-rules.mjs',
		'tsconfig.json',
		'package.json',
	])
		cpSync(join(root, file), join(folder, file))
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
	for (const [rule, row] of Object.entries(broken))
		write(locate(rule, row), typeof row === 'string' ? row : row.code)
	for (const file of everywhere) write(file, [...foreignReplacements, ...ownReplacements].join('\n'))
	found = lint(['app', 'public', 'tests', 'server.ts', 'vite.config.ts'])
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const locate = (rule: string, row: (typeof broken)[string]) =>
	typeof row === 'string' ? `app/server/${rule.replace('/', '-')}.ts` : row.file

function write(file: string, code: string) {
	mkdirSync(dirname(join(folder, file)), { recursive: true })
	writeFileSync(join(folder, file), `${code}\n`)
}

/** "file rule line" of each finding. */
function lint(paths: string[]): string[] {
	const { args = [] } = listChecks(paths).find(({ program }) => program === 'oxlint') ?? {}
	const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), [...args, '--format=json'], {
		cwd: folder,
		encoding: 'utf8',
		maxBuffer: 2 ** 26,
	})
	const { diagnostics } = JSON.parse(stdout) as {
		diagnostics: { filename: string; code: string; labels: { span: { line: number } }[] }[]
	}
	return diagnostics.map(({ filename, code, labels }) => `${filename} ${code} ${labels[0]?.span.line}`)
}

test('Each rule of the configuration has a row', () => {
	const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
		rules: object
		overrides: { rules: object }[]
	}
	const rules = new Set([config, ...config.overrides].flatMap(({ rules }) => Object.keys(rules)))
	expect(Object.keys(broken).toSorted()).toEqual([...rules].toSorted())
})

test.each(Object.entries(broken))('What breaks %s is found', (rule, row) => {
	const ofFile = found.filter((finding) => finding.startsWith(`${locate(rule, row)} `))
	const names = ofFile.map((finding) => finding.split(' ')[1]?.replace(/^react-hooks/, 'react'))
	expect(names).toContain(rule.includes('/') ? `${rule.replace('/', '(')})` : `eslint(${rule})`)
})

test.each(everywhere)('No text from outside can be a replacement pattern in %s', (file) => {
	const ofRule = found.filter((finding) => finding.startsWith(`${file} house(literal-replacement)`))
	expect(ofRule.map((finding) => Number(finding.split(' ')[2]))).toEqual(
		foreignReplacements.map((_, at) => at + 1),
	)
})
