import { expect, test } from 'vitest'
import { isReadablePath } from './readable-path.server'

test.each(['/', '/mortgages/10011', '/reset/password/a%2Fb', '/%E2%82%AC%20x;a=b', '/%F0%9F%98%80', '/a%00'])(
	'%s is a path that may be ours',
	(path) => expect(isReadablePath(path)).toBe(true),
)

test.each(['/%', '/%zz', '/%ff', '/reset/password/secret%c0%ae', '/%ed%a0%80', '/%5c/<'])(
	'%s is none',
	(path) => expect(isReadablePath(path)).toBe(false),
)
