const farRow = /\[\d{4,}\]/

/**
 * The fields of a posted form, read from a copy; a body that is no form counts as an empty one. A list has a thousand rows at
 * most: one field named `row[4000000000]` would make as many empty ones.
 */
export async function readForm(request: Request): Promise<FormData> {
	const form = await request
		.clone()
		.formData()
		.catch(() => new FormData())
	for (const name of [...form.keys()]) if (farRow.test(name)) form.delete(name)
	return form
}
