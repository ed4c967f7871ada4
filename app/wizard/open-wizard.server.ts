import { postWizard, type Answers } from './post-wizard.server'
import { getWizardView } from './wizard-page.server'
import type { Wizard, WizardContext } from './wizard.server'

/** A questionnaire as its page opens it: in whose words, what stands above it, and how its answers are sent. */
interface OpenWizard<Head extends object> {
	ctx: WizardContext
	wizard: Wizard
	getHead: () => Promise<Head>
	send: (answers: Answers) => Promise<Response>
}

/** The page of a questionnaire: its head, and the step that the address asks for. */
export async function loadWizard<Head extends object>(
	{ ctx, wizard, getHead }: OpenWizard<Head>,
	request: Request,
) {
	return { ...(await getHead()), ...(await getWizardView(ctx, wizard, request)) }
}

/** Takes a step of it, and sends the answers after the last one. */
export async function answerWizard(
	{ ctx, wizard, send }: OpenWizard<object>,
	request: Request,
): Promise<Response> {
	const answers = await postWizard(ctx, wizard, request)
	return answers instanceof Response ? answers : send(answers)
}
