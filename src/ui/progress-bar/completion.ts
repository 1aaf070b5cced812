export interface CompletionRequest {
	value: number;
	total?: number;
	/** The highest percentage shown so far. */
	reached?: number;
	canGoBackwards?: boolean;
}

/**
 * How much is done, in per cent: of 100 unless said otherwise (COMP-21), never above 100 (COMP-19)
 * and never less than before unless it may go backwards (COMP-20).
 */
export function completionPercentage({
	value,
	total = 100,
	reached = 0,
	canGoBackwards = false,
}: CompletionRequest): number {
	const share = Math.ceil((value / total) * 100);
	const percentage = Number.isFinite(share) ? Math.min(100, Math.max(0, share)) : 0;
	return canGoBackwards ? percentage : Math.max(percentage, reached);
}
