/** Of the button that leads to a step, counted from 1; what was typed is kept like with every button of the form. */
export function getStepButton(number: number) {
	return `step-${number}`
}

/** The step whose button was pressed. */
export function findPressedStep(fields: Record<string, unknown>): number | undefined {
	const pressed = Object.keys(fields).find((name) => /^step-\d{1,2}$/.test(name))
	return pressed === undefined ? undefined : Number(pressed.slice('step-'.length))
}
