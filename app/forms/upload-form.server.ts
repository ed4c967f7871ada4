import type { z } from 'zod/v4'
import type { Uses } from '#app/request/context.server'
import { formatList } from '#app/i18n/language'
import type { Say } from '#app/i18n/say.server'
import { getFormOwner } from '#app/session/form-token.server'
import { takeUploadPlace } from '#app/limits/upload-places'
import {
	checkFileType,
	listChoosable,
	listExtensions,
	listPhotoNames,
	listSigns,
	type FileType,
} from '#app/lib/file-type'
import type { MultipartFault } from '#app/lib/read-multipart.server'
import { getConfig } from '#app/config/config.server'
import { convertUpload } from '#app/request/convert-upload.server'
import { rememberFields } from '#app/request/posted-fields.server'
import { requireFieldsToken } from '#app/request/posted-form.server'
import { listSchemaNames } from '#app/request/field-names'
import { refuseFailed } from '#app/request/refusals.server'
import { parseFields, type ParsedForm } from './parse-form.server'
import {
	maxFiles,
	maxMegabytes,
	readUpload,
	type Upload,
	type UploadedFile,
} from '#app/request/read-upload.server'

export interface ParsedUpload<T> extends ParsedForm<T> {
	files: UploadedFile[]
	faults: string[]
}

interface FileRules {
	accepted: readonly FileType[]
	isOptional?: boolean
	/** Photos become pages of a PDF. */
	areJoined?: boolean
}

type UploadContext = Uses<'consumer' | 'cookies' | 'texts' | 'outcome' | 'facts' | 'say' | 'session'>

/**
 * Checks the form token before `take` and deletes the files afterwards. @throws Response as
 * `requireFieldsToken`, and 413 for a body above three times the limit
 */
export async function withUpload<T>(
	ctx: UploadContext,
	request: Request,
	handle: (upload: Upload) => Promise<T>,
) {
	const leave = await takeUploadPlace(ctx.session.owner ?? '', request.signal)
	try {
		return await handleUpload(ctx, request, handle)
	} finally {
		leave()
	}
}

async function handleUpload<T>(ctx: UploadContext, request: Request, handle: (upload: Upload) => Promise<T>) {
	const upload = await readUpload(request, maxMegabytes * 1024 * 1024)
	if (upload.isCutOff)
		throw refuseFailed(await ctx.texts.say(), {
			reason: 'tooLarge',
			status: 413,
			reference: ctx.facts.requestId,
		})
	try {
		const fields = [...upload.fields]
		rememberFields(request, fields)
		const isBroken = upload.fault !== undefined || fields.length === 0
		await requireFieldsToken(ctx, request, fields, { consumer: ctx.consumer, isBroken })
		return await handle(upload)
	} finally {
		await upload.close()
	}
}

/** The field `file` contains the file names. Photos are converted and decoded where nothing else is wrong. */
export async function parseUpload<S extends z.ZodType>(
	{ say, consumer }: Uses<'consumer' | 'say'>,
	{ request, upload }: { request: Request; upload: Upload },
	schema: S,
	rules: FileRules,
): Promise<ParsedUpload<z.output<S>>> {
	const fields = new URLSearchParams(upload.fields)
	fields.set('file', upload.files.map(({ name }) => name).join(', '))
	const names = new Set([...listSchemaNames(schema), 'file'])
	const form = parseFields(fields, schema, request, { names })
	const isHeicOn = getConfig().HEIC === 'on'
	const faults = listFaults(upload, rules, say, isHeicOn ? undefined : 'heic')
	if (form.value === undefined || faults.length > 0)
		return { ...form, files: correctFiles(upload, rules), faults }
	const turn = { client: getFormOwner(consumer), signal: request.signal }
	const converted = await convertUpload(upload, { ...turn, areJoined: rules.areJoined === true })
	return {
		...form,
		files: correctFiles(converted, rules),
		faults: listFaults(converted, rules, say, 'notConverted'),
	}
}

/** A line that is thin but usual on the road. */
const slowBytesPerSecond = 50_000
const minutesOf = (bytes: number) => Math.ceil(bytes / slowBytesPerSecond / 60)

/** `{…}` is filled in by the browser's scripts. */
function createSendingTexts(accepted: readonly FileType[], say: Say) {
	const { sending, progress, duration } = say.table('upload')
	const named = { name: '{name}', extensions: listExtensions(accepted).join(', ') }
	return {
		...progress,
		sending,
		amount: say('upload.progress.amount', { sent: '{sent}', total: '{total}' }),
		unreadable: say('upload.progress.unreadable', { names: '{names}' }),
		short: duration.short,
		long: say('upload.duration.long', { minutes: '{minutes}' }),
		general: say('upload.duration.general', {
			maxSize: maxMegabytes,
			minutes: minutesOf(maxMegabytes * 1024 * 1024),
		}),
		bytesPerMinute: slowBytesPerSecond * 60,
		refused: say('upload.errors.type', named),
		forged: say('upload.errors.forged', named),
		empty: say('upload.errors.empty', named),
		signs: listSigns(accepted).join(','),
		heic: say('upload.errors.heic', named),
		together: say('upload.total', { total: '{total}', maxSize: maxMegabytes }),
		tooLarge: faultText('tooLarge', say),
		mostBytes: maxMegabytes * 1024 * 1024,
	}
}

/** Hint under a file field: the types and the size that it accepts (contract §9). */
function createHint(accepted: readonly FileType[], say: Say) {
	const photos = formatList(listPhotoNames(accepted), say.language, 'disjunction')
	return say(accepted.includes('xml') ? 'upload.hintXml' : 'upload.hint', { photos, maxSize: maxMegabytes })
}

/** HEIC photos are converted where they are on, so people can choose them. */
function addHeic(accepted: readonly FileType[]): readonly FileType[] {
	return getConfig().HEIC === 'on' ? [...accepted, 'heic'] : accepted
}

export function createUploadTexts(sent: readonly FileType[], say: Say) {
	const accepted = addHeic(sent)
	return {
		hint: createHint(accepted, say),
		accept: listChoosable(accepted).join(','),
		remove: say('upload.remove'),
		drop: say('upload.dropZone'),
		camera: say('upload.camera'),
		cleaned: say('upload.cleaned'),
		notKept: say('form.notKept.files'),
		sending: createSendingTexts(accepted, say),
	}
}

/** Names and media types that fit the content. */
function correctFiles({ files }: Upload, { accepted }: FileRules): UploadedFile[] {
	return files.map((file) => {
		const check = checkFileType(file, accepted)
		return check.ok ? { ...file, name: check.name, mime: check.mime } : file
	})
}

function faultText(fault: MultipartFault, say: Say) {
	return say(`upload.errors.${fault}`, { maxSize: maxMegabytes, most: maxFiles })
}

/** A single file that is too large is named. */
function nameFault(fault: MultipartFault, files: readonly UploadedFile[], say: Say) {
	const only = files.length === 1 ? files[0] : undefined
	if (fault !== 'tooLarge' || !only) return faultText(fault, say)
	return say('upload.errors.tooLargeFile', { name: only.name, maxSize: maxMegabytes })
}

/** `heicFault` is the fault of each HEIC photo. */
function listFaults(
	{ fault, files }: Upload,
	{ accepted, isOptional }: FileRules,
	say: Say,
	heicFault: 'heic' | 'notConverted' | undefined,
) {
	if (fault) return [nameFault(fault, files, say)]
	if (files.length === 0 && !isOptional) return [say('upload.errors.none')]
	const extensions = listExtensions(addHeic(accepted)).join(', ')
	return files.flatMap((file) => {
		const reason = findFault(file, accepted)
		const shown = reason === 'heic' ? heicFault : reason
		return shown ? [say(`upload.errors.${shown}`, { name: file.name, extensions })] : []
	})
}

function findFault(file: UploadedFile, accepted: readonly FileType[]) {
	const check = checkFileType(file, accepted)
	if (!check.ok) return check.reason
	return file.photo?.isWhole === false ? ('broken' as const) : undefined
}
