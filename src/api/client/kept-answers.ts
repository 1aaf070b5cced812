import type { Client } from '.';
import { readBody } from './read-answer';

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

export interface Recalled<T> {
	/** When the site got the answer, in milliseconds since 1970. */
	at: number;
	/** It counts as the present value, so that the provider needn't be asked. */
	isCurrent: boolean;
	/** Gives this answer to any read. */
	source: T;
}

/**
 * Takes a kept answer, once.
 *
 * @param printedAt When the page was printed, in milliseconds since 1970.
 */
export function takeKept(
	kept: KeptAnswers,
	call: string,
	{ printedAt, now, client }: { printedAt: number; now: number; client: Client },
): Recalled<Client> | undefined {
	const answer = kept[call];
	delete kept[call];
	// A clock that was set back makes an age negative.
	if (!answer || !(answer.age >= 0)) {
		return undefined;
	}
	const at = printedAt - answer.age;
	return {
		at,
		isCurrent: at <= now && now - at < answer.keeps,
		source: {
			...client,
			getFromProvider: async (_path, decode) => readBody(JSON.parse(answer.text), 200, decode),
		},
	};
}
