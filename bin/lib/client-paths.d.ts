export function listClientPaths(): string[];
export function listClientWrites(): string[];
