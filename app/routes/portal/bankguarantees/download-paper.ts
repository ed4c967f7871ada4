import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { getBankguarantee } from '#app/features/bankguarantees/bankguarantees.server'
import { findPaper } from '#app/features/bankguarantees/papers.server'
import { sendFile } from '#app/downloads/file-download.server'
import type { SentFile } from '#app/lib/after-last-byte'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/request/guard.server'
import { storeReadPaper } from '#app/submissions/read-papers.server'

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const paper = findPaper(await getBankguarantee(ctx, args.params.id), args.params.paper)
	if (!paper) throw redirect(paths.notFound())
	const onSent = (file: SentFile) => storeReadPaper(ctx, paper.paper, file)
	return sendFile(ctx, paper.path, paper.fileName, { request: args.request, onSent })
}
