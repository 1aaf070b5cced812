export interface Sink {
	write: (chunk: string | Buffer) => void;
}

export function currentSink(): Sink | undefined;

export function say(line: string): void;

export function createOutputs(
	count: number,
	show?: (chunk: string | Buffer) => void,
): {
	collect: <T>(place: number, run: () => Promise<T>) => Promise<T>;
};
