export interface Bundle {
	sources: Record<string, Record<string, number>>;
	routes: Record<string, Record<string, string[]>>;
}
export function routesOf(source: string, bundle: Bundle | undefined): string[];
export function relate(
	changed: readonly string[],
	sources?: {
		importersOf?: (files: readonly string[]) => string[];
		bundle?: Bundle;
		files?: readonly string[];
		read?: (file: string) => string;
	},
): { related: string[]; unmapped: string[] };
export function listChanged(ref: string): string[];
