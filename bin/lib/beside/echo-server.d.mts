/** A request of the site to the provider. */
export interface Exchange {
	/** The request to the site that waits for it, and the address that it asks for. */
	cause: string;
	/** Milliseconds of `performance.now()`. */
	start: number;
	/** When it was answered or given up; Infinity before that. */
	end: number;
}

export interface EchoServer {
	port: number;
	/** Since the start, or the restart. */
	exchanges: () => Exchange[];
	/** Forgets them, and counts from 0 again. */
	restart: () => void;
}

export function startEchoServer(delay: number | ((index: number) => number)): Promise<EchoServer>;
