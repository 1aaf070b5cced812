export interface Header {
	version: string;
	/** The oldest release that it runs on. */
	needsWordPress: string;
}

export function withoutHelper(php: string): string;
export function withoutDashboard(php: string): string;
export function withRenamedKey(php: string, key: string): string;
export function withThrowingMethod(php: string, method: string): string;
export function readHeader(php: string): Header;
export function isAtLeast(version: string, needed: string): boolean;
