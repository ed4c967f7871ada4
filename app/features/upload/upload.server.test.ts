import { expect, test } from 'vitest'
import { ApiFailure } from '#app/api/errors'
import { createAction, createFeatureContext, fillIn, locationOf } from '#tests/support/feature-context'
import { createUploadSchema, sendDocuments } from './upload-form.server'
import { getUploadPage, listAcceptedTypes } from './upload-page.server'

const command = 'POST /api/documents'
const document = { label: 'Loonstrook', uploadRequirements: 'Van mei\r\n\r\nLeesbaar' }
const action = createAction({ type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', document })
const file = { name: 'mei.pdf', size: 3, sha256: 'ab' }

async function send(answer: unknown, comment: string) {
	const ctx = await createFeatureContext({ [command]: answer, 'GET /api/actions': [] })
	const form = await fillIn(ctx, createUploadSchema(ctx.say), { comment })
	const upload = { ...form, files: [file as never], faults: [], upload: undefined as never }
	return { ctx, answer: await sendDocuments(ctx, action, upload) }
}

test('A pension file may be XML, others may not', () => {
	const words = (type: string) => JSON.stringify(listAcceptedTypes(createAction({ type })))
	expect(words('request-pension-xml')).toContain('xml')
	expect(words('UPLOAD_DOCUMENTMANAGEMENT_FILE')).not.toContain('xml')
})

test('What is asked is told line by line; without a document the action’s own name stands', async () => {
	const ctx = await createFeatureContext()
	expect((await getUploadPage(ctx, action)).guidelines.lines).toEqual(['Van mei', 'Leesbaar'])
	const asList = { ...document, uploadRequirementsAsList: ['Van juni', 'Heel', ''] }
	const listed = createAction({ type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', document: asList })
	expect((await getUploadPage(ctx, listed)).guidelines.lines).toEqual(['Van juni', 'Heel'])
	const bare = await getUploadPage(
		ctx,
		createAction({ type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', label: 'Stuur iets' }),
	)
	expect([bare.title, bare.guidelines.lines]).toEqual([
		ctx.say('upload.titleNamed', { label: 'Stuur iets' }),
		[],
	])
})

test('A remark of the advisor is the reason where a file was rejected', async () => {
	const ctx = await createFeatureContext()
	const term = async (type: string) =>
		(await getUploadPage(ctx, createAction({ type, document, comment: 'Onleesbaar' }))).facts[0]?.term
	expect(await term('REUPLOAD_DOCUMENTMANAGEMENT_FILE')).toBe(ctx.say('upload.rejectionReason'))
	expect(await term('UPLOAD_DOCUMENTMANAGEMENT_FILE')).toBe(ctx.say('upload.remarks'))
})

test.each([
	[' Van mei ', { comment: 'Van mei' }],
	['  ', {}],
])('The files go with the comment “%s” as %j', async (comment, fields) => {
	const { ctx, answer } = await send(undefined, comment)
	expect(ctx.calls).toEqual([[command, { productActionId: '11', ...fields }, 'mei.pdf']])
	expect(await locationOf(Promise.resolve(answer))).toBe('/dashboard')
	expect(ctx.session.data.received[0]).toMatchObject({ key: 'upload.success', values: { count: 1 } })
})

test('Files that the API refuses leave the action open', async () => {
	const { ctx, answer } = await send(new ApiFailure(422, 'SOMETHING_NEW'), '')
	expect([answer.status, ctx.session.data.doneActions]).toEqual([422, []])
})
