// What the runner's own test is tried on: its tests see some changes and not others.

export function isEven(count: number): boolean {
  return count % 2 === 0;
}

export function isMany(count: number): boolean {
  return count > 100;
}

export function countDown(from: number): number {
  let left = from;
  while (left > 0) left -= 1;
  return left;
}

export function unasked(count: number): number {
  return count * 2;
}

const FEW = double(2);

export function isFew(count: number): boolean {
  return count <= FEW;
}

function double(count: number): number {
  return count * 2;
}
