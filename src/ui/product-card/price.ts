/** A price as the reader's language writes it; an unknown currency stands as its own code. */
export function formatPrice(price: number | string, currency: string, language?: string): string {
	if (typeof price === 'string') {
		return price;
	}
	try {
		return new Intl.NumberFormat(language || undefined, { style: 'currency', currency }).format(
			price,
		);
	} catch {
		return `${price} ${currency}`;
	}
}
