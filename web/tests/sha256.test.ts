/** Our SHA-256 and HMAC are those of everybody else. */
import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "../src/fairness/bytes";
import { hmacSha256, sha256 } from "../src/fairness/sha256";

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 167 + length * 31 + (at >> 3)) % 256);

it("hashes the standard's own examples", () => {
  expect(bytesToHex(sha256(utf8ToBytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(bytesToHex(sha256(utf8ToBytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

it("hashes messages of every length around its blocks as Node does, and long ones", () => {
  for (const length of [...Array(300).keys(), 100_003]) {
    expect(bytesToHex(sha256(bytes(length))), String(length)).toBe(createHash("sha256").update(bytes(length)).digest("hex"));
  }
});

it("hashes what is a part of a larger buffer", () => {
  expect(sha256(bytes(90).subarray(7, 80))).toEqual(sha256(Uint8Array.from(bytes(90).subarray(7, 80))));
});

it("keys hashes as Node does, with keys shorter and longer than a block", () => {
  for (const length of [0, 1, 32, 63, 64, 65, 200]) {
    const expected = createHmac("sha256", bytes(length)).update(bytes(length + 5)).digest("hex");
    expect(bytesToHex(hmacSha256(bytes(length), bytes(length + 5))), String(length)).toBe(expected);
  }
});

it("reads and writes hex digits", () => {
  expect(hexToBytes("00ffA0")).toEqual(Uint8Array.of(0, 255, 160));
  expect(bytesToHex(concatBytes(Uint8Array.of(0, 255), Uint8Array.of(), Uint8Array.of(160)))).toBe("00ffa0");
  for (const wrong of ["0", "0g", "0x", " 00"]) expect(() => hexToBytes(wrong)).toThrow();
});
