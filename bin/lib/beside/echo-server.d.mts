export function startEchoServer(delay: number): Promise<{ port: number; most: () => number }>;
