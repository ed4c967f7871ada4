import { expect, test } from 'vitest'
import { getBodyLimit, isUploadPath } from './slow-bodies'

test.each([
	['/', 64],
	['/dashboard', 64],
	['/actions/7/inventory', 256],
	['/action/7/iwize-form', 1088],
	['/actions/7/upload-document', 64],
])('A form for %s may carry %i KB, files apart', (path, limit) => {
	expect(getBodyLimit(path)).toBe(limit * 1024)
})

test.each([
	['/actions/7/upload-document', true],
	['/Actions/7/Upload-Document/', true],
	['/general-insurances/7/damage-reports/create', true],
	['/actions/7/upload-document/more', false],
	['/x/actions/7/upload-document', false],
	['/', false],
])('%s takes files: %s', (path, isTaken) => {
	expect(isUploadPath(path)).toBe(isTaken)
})
