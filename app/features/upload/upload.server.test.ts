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
	const detail = 'Onleesbaar'
	const pageOf = (type: string) => getUploadPage(ctx, createAction({ type, document, comment: detail }))
	const reason = { term: ctx.say('upload.rejectionReason'), detail }
	expect(await pageOf('REUPLOAD_DOCUMENTMANAGEMENT_FILE')).toMatchObject({ reason, facts: [] })
	const facts = [{ term: ctx.say('upload.remarks'), detail }]
	expect(await pageOf('UPLOAD_DOCUMENTMANAGEMENT_FILE')).toMatchObject({ reason: undefined, facts })
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

test.each([
	['<ul><li>Van <b>mei</b></li><li>Alle pagina\u2019s</li></ul>', ['Van mei', 'Alle pagina\u2019s']],
	['<p>Van mei</p><p>Leesbaar &amp; recht</p>', ['Van mei', 'Leesbaar & recht']],
	['Van mei<br>Leesbaar', ['Van mei', 'Leesbaar']],
	['Loon < 3000 en > 1000', ['Loon < 3000 en > 1000']],
	['<p>&nbsp;</p>', []],
])('Guidelines that came as %j are words, a line each', async (text, lines) => {
	const ctx = await createFeatureContext()
	const linesOf = async (document: object) => {
		const task = createAction({ type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE', document, comment: text })
		return (await getUploadPage(ctx, task)).guidelines.lines
	}
	expect(await linesOf({ label: 'Loonstrook', uploadRequirements: text })).toEqual(lines)
	expect(await linesOf({ label: 'Loonstrook', uploadRequirementsAsList: [text] })).toEqual(lines)
})

test('Description and remarks have no markup', async () => {
	const ctx = await createFeatureContext()
	const task = createAction({
		type: 'UPLOAD_DOCUMENTMANAGEMENT_FILE',
		document: { label: 'Loonstrook', description: '<p>De <i>laatste</i></p>' },
		comment: 'Graag <strong>snel</strong>',
	})
	expect((await getUploadPage(ctx, task)).facts.map(({ detail }) => detail)).toEqual([
		'De laatste',
		'Graag snel',
	])
})
