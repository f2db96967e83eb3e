// Made by dev/cut-fonts.ts: which letters each family of the print fonts has, as ranges of code points.
export const printLetters = {
  eczar:
    "20-7e a0-107 10c-113 116-11b 11e-11f 122-123 12a-12b 12e-131 136-137 139-13e 141-148 14c-14d 150-15b 15e-165 16a-16b 16e-173 178-17e 218-21b 300-304 306-308 30a-30c 323 326-328 331 2002-2003 2009 200c-200d 2013-2014 2018-201a 201c-201e 2020-2022 2026 2030 2039-203a 2044 2074 20ac 20b9 20bd 2122 2126 2212",
  mukta:
    "20-7e a0-137 139-17e 192 1fc-1ff 218-21b 900-977 979-97f 1e0c-1e0d 1e24-1e25 1e36-1e3b 1e42-1e49 1e5a-1e5f 1e62-1e63 1e6c-1e6f 1e80-1e85 1e8e-1e8f 1ef2-1ef3 200c-200d 2013-2014 2018-201a 201c-201e 2020-2022 2026 2030 2039-203a 2044 2070 2074-2079 207d-207e 2080-2089 208d-208e 20a8 20ac 20b9 2113 2116 2122 2126 212e 2212 a8fb",
  bengali:
    "964-965 980-983 985-98c 98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7-9c8 9cb-9ce 9d7 9dc-9dd 9df-9e3 9e6-9fe 200c-200d",
  gurmukhi:
    "964-965 a01-a03 a05-a0a a0f-a10 a13-a28 a2a-a30 a32-a33 a35-a36 a38-a39 a3c a3e-a42 a47-a48 a4b-a4d a51 a59-a5c a5e a66-a76 200c-200d",
  gujarati:
    "964-965 a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ab5-ab9 abc-ac5 ac7-ac9 acb-acd ad0 ae0-ae3 ae6-af1 af9-aff 200c-200d",
  odia: "964-965 b01-b03 b05-b0c b0f-b10 b13-b28 b2a-b30 b32-b33 b35-b39 b3c-b44 b47-b48 b4b-b4d b55-b57 b5c-b5d b5f-b63 b66-b77 200c-200d",
  tamil:
    "964-965 b82-b83 b85-b8a b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb9 bbe-bc2 bc6-bc8 bca-bcd bd0 bd7 be6-bfa 200c-200d",
  telugu:
    "964-965 c00-c0c c0e-c10 c12-c28 c2a-c39 c3c-c44 c46-c48 c4a-c4d c55-c56 c58-c5a c5d c60-c63 c66-c6f c77-c7f 200c-200d",
  kannada:
    "964-965 c80-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cbc-cc4 cc6-cc8 cca-ccd cd5-cd6 cdd-cde ce0-ce3 ce6-cef cf1-cf3 200c-200d",
  malayalam: "964-965 d00-d0c d0e-d10 d12-d44 d46-d48 d4a-d4f d54-d63 d66-d7f 200c-200d",
  olchiki: "1c50-1c7f",
  meetei: "200c-200d aae0-aaf6 abc0-abed abf0-abf9",
  arabic:
    "600-6ff 750-77f 8a0-8ff 200c-200d fb50-fbc2 fbd3-fd8f fd92-fdc7 fdcf fdf0-fdff fe70-fe74 fe76-fefc",
  european:
    "20-7e a0-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-52f 1d00-1dbf 1e00-1eff 2000-2064 2066-2071 2074-208e 2090-209c 20a0-20c0 2100-215f 2183-2184 2189 2212",
  symbols:
    "2316 2318 231a-231b 2324-2328 232b 237b 237d-237f 2394 23ce-23cf 23e9-23ea 23ed-23ef 23f1-23ff 25a0-2609 260e-2612 2614-2623 2630-2637 263c 2654-2668 267f-268f 269e-26a1 26aa-26ac 26bd-26cd 26cf-26e1 2700-2704 2706-2709 270b-271c 2722-2727 2729-274b 274d 274f-2753 2756-2775 2794 2798-27af 27b1-27be 2b00-2b0d 2b12-2b2f 2b4d-2b73 2b76-2b95 2b97-2bfd 2bff",
  signs: "2190-22ff 25a0-25ff 27dc 299b 29a0 29a3 29b8 29f5 2ade 2ae3-2ae5 2aee 2bfe",
} as const;
