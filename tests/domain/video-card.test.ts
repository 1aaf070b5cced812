import { getStoragePercentage } from '@/domain/dashboard';

it.each([
	[0, 0],
	[250_000, 25],
	[999_999, 100],
	[4_000_000, 100],
])('CARD-20 %d MB are %d%% of 1 TB', (megabytes, percentage) => {
	expect(getStoragePercentage(megabytes)).toBe(percentage);
});
