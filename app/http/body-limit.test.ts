import { expect, test } from 'vitest'
import { bodyLimitOf, isUploadPath } from './body-limit'

test.each([
	['/', 64 * 1024],
	['/dashboard', 64 * 1024],
	['/actions/7/inventory', 256 * 1024],
	['/action/7/iwize-form', 1088 * 1024],
	['/actions/7/upload-document', 26 * 1024 * 1024],
	['/Actions/7/Upload-Document/', 26 * 1024 * 1024],
	['/general-insurances/7/damage-reports/create', 26 * 1024 * 1024],
	['/actions/7/upload-document/more', 64 * 1024],
	['/x/actions/7/upload-document', 64 * 1024],
])('A form for %s may carry %i bytes', (path, limit) => {
	expect(bodyLimitOf(path)).toBe(limit)
	expect(isUploadPath(path)).toBe(limit === 26 * 1024 * 1024)
})
