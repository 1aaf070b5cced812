/** What the server says of one key: what it activated, why it refused, or neither (LIC-28). */
export type AttachmentAnswer =
	| { activatedProductId: number; errors?: undefined }
	| { errors: string[]; activatedProductId?: undefined }
	| { errors?: undefined; activatedProductId?: undefined };

export type Attachment =
	| { kind: 'activated'; productId: number }
	| { kind: 'refused'; message: string }
	| { kind: 'unclear' };

/** The outcome of one attempt: the first refusal counts (LIC-04), and an answer that says nothing is none (LIC-03). */
export function resolveAttachment(answers: readonly AttachmentAnswer[]): Attachment {
	const [message] = answers.flatMap(({ errors }) => errors?.slice(0, 1) ?? []);
	if (message !== undefined) {
		return { kind: 'refused', message };
	}
	const [productId] = answers.flatMap(({ activatedProductId }) => activatedProductId ?? []);
	return productId === undefined ? { kind: 'unclear' } : { kind: 'activated', productId };
}
