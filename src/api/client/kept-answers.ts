/** An answer that the site has kept, as the page prints it. */
interface KeptAnswer {
	/** Milliseconds since the answer when the page was printed, by the site's clock. */
	age: number;
	/** Milliseconds for which it counts as the present value. */
	keeps: number;
	/** The body as it was sent. */
	text: string;
}

/** By the address of their call below the root of the REST API. */
export type KeptAnswers = Record<string, KeptAnswer>;

export interface Recalled {
	/** When the site got the answer, in milliseconds since 1970. */
	at: number;
	/** It counts as the present value, so that the provider needn't be asked. */
	isCurrent: boolean;
	text: string;
}

/**
 * Takes a kept answer, once.
 *
 * @param printedAt When the page was printed, in milliseconds since 1970.
 */
export function takeKept(
	kept: KeptAnswers,
	call: string,
	printedAt: number,
	now: number,
): Recalled | undefined {
	const answer = kept[call];
	delete kept[call];
	// A clock that was set back makes an age negative.
	if (!answer || !(answer.age >= 0)) {
		return undefined;
	}
	const at = printedAt - answer.age;
	return { at, isCurrent: at <= now && now - at < answer.keeps, text: answer.text };
}
