import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/request/guard.server'

export async function loader(args: LoaderFunctionArgs) {
	await requireConsumer(args)
	return redirect(paths.knowledgeTest(args.params.action ?? ''), 301)
}
